/**
 * What a game brings to the table. Everything else about a table is the same for all games.
 *
 * A model is what a game draws from: the sections of a view with the questions answered that
 * all parts ask. These are the answers that the table itself needs.
 *
 * @typedef {import('../js/types/wire.js').Rooms.Room} Room
 * @typedef {import('./persons.js').Person} Person
 * @typedef {import('./lines.js').Line} Line
 * @typedef {import('./lines.js').Entry} Entry
 *
 * @typedef {object} Model
 * @property {Room} room
 * @property {any} round
 * @property {import('../js/types/wire.js').Rooms.Prompt | null} prompt
 * @property {import('../js/types/wire.js').Rooms.AskLine | null} ask my open question; null: nothing is asked of me
 * @property {import('../js/compose.js').Offers | null} offers
 * @property {number[]} undo the steps that may be taken back
 * @property {Person[]} players in order of seats
 * @property {Person} me
 * @property {boolean} over
 *
 * @typedef {{tab: string, picture: unknown, words: string, dot: boolean}} TabLine
 *
 * @typedef {object} Game
 * @property {string} id the folder it comes from
 * @property {string} prefix of its keys and the class of its page
 * @property {unknown} brand the picture beside the room's name
 * @property {{[name: string]: any}} ui what it keeps of its own about what the reader looks at
 * @property {string} home the tab a phone begins with
 * @property {string} placeTab the tab that shows a seat's place
 * @property {{[kind: string]: string}} tabOf where a question is answered, on a phone
 * @property {{[type: string]: string}} sounds of facts
 * @property {(scene: any, field: import('../js/compose.js').Field) => boolean} onBoard whether a field is answered on the board
 * @property {string[]} starts selectors of what arrows begin at
 * @property {(view: import('../js/session.js').View) => any} modelOf
 * @property {(look: import('../js/compose.js').Look) => any} targetsOf what is to be chosen where
 * @property {import('../js/compose.js').Assume} [assume] what is proposed as long as nothing is chosen
 * @property {(offers: import('../js/compose.js').Offers) => import('../js/compose.js').Draft | null} [begin] what is chosen to begin with
 * @property {(kind: string | null) => {[name: string]: any}} asked what a new question changes in `ui`
 * @property {(field: any) => string | undefined} tabOfField where the open field is answered, on a phone
 * @property {(model: any) => string} phase
 * @property {(shared: any) => number} roundOf of a model or of the sections of a position
 * @property {(model: any, at: {step: number, last: number}) => string} placeOf where a step of the ended game lies
 * @property {(scene: any) => unknown} status beside the room's name
 * @property {(scene: any) => unknown} board
 * @property {(scene: any) => unknown} [strip] what all have to see at once
 * @property {(scene: any) => void} [drawn] what is measured after drawing
 * @property {(scene: any) => unknown} buttons between those to take back and to confirm
 * @property {(scene: any) => {words: string, picture: string}} confirm
 * @property {(scene: any) => TabLine[]} tabs of a phone, without the log
 * @property {(scene: any) => import('./prompt.js').Prompt} promptOf
 * @property {(reason: {code: string, params?: {[name: string]: any}}) => string} reasonText
 * @property {(facts: readonly Entry[], model: any) => Line[]} linesOf
 * @property {(facts: Entry[], model: any, mine: boolean) => import('../js/motion.js').Turn[]} turnsOf
 * @property {(facts: Entry[]) => Entry[]} lastTurn
 * @property {(thing: Element) => string} topicOf what help there is about something on the table
 * @property {(topic?: string) => unknown} openHelp
 * @property {(room: Room) => Promise<import('./guide.js').Guide | null>} guide
 * @property {() => Promise<any>} loadEnd
 * @property {(record: any, known: any[]) => boolean} proves whether facts are what the draws dealt
 */

export {};
