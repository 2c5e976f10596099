/**
 * Where the spaces of a landscape lie. Nine columns, whether bought or not: -2 water, -1 coast,
 * 0 to 4 heartland and districts, 5 hillside, 6 mountain, which lies over two rows.
 *
 * @typedef {{x: number, y: number, w: number, h: number}} Box
 * @typedef {{row: number, column: number}} Place
 * @typedef {import('../../js/types/wire.d.ts').OraEtLabora.View.PlayerSection} Player
 * @typedef {Pick<Player, 'terrain' | 'cards' | 'districts' | 'plots'>} Ground
 * @typedef {'district' | 'plot'} PieceKind
 * @typedef {{row: number, kind: PieceKind, side: string}} Piece
 */

export const WATER = -2;
export const COAST = -1;
export const HILLSIDE = 5;
export const MOUNTAIN = 6;
export const COLUMNS = [WATER, COAST, 0, 1, 2, 3, 4, HILLSIDE, MOUNTAIN];
/** The block of heartland and districts. */
const BLOCK = { first: 0, last: 4 };
const HEARTLAND = { row: 0, rows: 2 };
const PLOT_ROWS = 2;
/** Nothing is built for long on the outermost columns, so they may be narrower. */
const SHARE = /** @type {{[column: number]: number}} */ ({ [WATER]: 0.7, [MOUNTAIN]: 0.84 });
const shareOf = (/** @type {number} */ column) => SHARE[column] ?? 1;
/** How many spaces of full width the columns are. */
export const sharesOf = (/** @type {number[]} */ columns) =>
  columns.reduce((sum, column) => sum + shareOf(column), 0);
export const SHARES = sharesOf(COLUMNS);
/** How much higher than wide a space may be; small ones more, for their clergymen. */
const TALLEST = { small: 1.3, large: 1.1 };
const SMALL = 56;

/** @param {string} cell @returns {Place} */
export function placeOf(cell) {
  const [row, column] = cell.split(',').map(Number);
  return { row, column };
}

/** @param {number} row @param {number} column */
export const cellAt = (row, column) => `${row},${column}`;

/** All rows that are to be drawn, in order. @param {Ground} ground @param {Piece[]} [pieces] that may be placed */
export function rowsOf({ terrain }, pieces = []) {
  const used = Object.keys(terrain).flatMap(cell => {
    const { row, column } = placeOf(cell);
    return column === MOUNTAIN ? [row, row + 1] : [row];
  });
  const wanted = pieces.flatMap(({ row, kind }) => (kind === 'plot' ? [row, row + 1] : [row]));
  const first = Math.min(...used, ...wanted);
  const last = Math.max(...used, ...wanted);
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/** The columns that are needed: without any land by the sea or in the mountains not theirs. @param {Ground} ground @param {Piece[]} [pieces] that may be placed */
export function columnsOf({ terrain }, pieces = []) {
  const used = Object.keys(terrain).map(cell => placeOf(cell).column);
  const sides = pieces.map(({ side }) => side);
  const sea = used.some(column => column < BLOCK.first) || sides.includes('coast');
  const hills = used.some(column => column >= HILLSIDE) || sides.includes('mountain');
  return COLUMNS.filter(column => (column >= BLOCK.first || sea) && (column < HILLSIDE || hills));
}

/**
 * How large a landscape may be drawn so that its spaces stay nearly square.
 *
 * @param {number} rows
 * @param {{width: number, height?: number}} room in pixels
 * @param {number[]} [columns]
 */
export function fitLand(rows, { width, height = Number.POSITIVE_INFINITY }, columns = COLUMNS) {
  const shares = sharesOf(columns);
  const unit = Math.min(width / shares, height / rows);
  const tallest = unit < SMALL ? TALLEST.small : TALLEST.large;
  const rowHeight = Math.floor(Math.min(unit * tallest, height / rows));
  return { width: Math.floor(Math.min(width, rowHeight * TALLEST.large * shares)), rowHeight };
}

/**
 * @param {number[]} rows
 * @param {number} width
 * @param {number} rowHeight
 * @param {number[]} [columns]
 */
export function geometry(rows, width, rowHeight, columns = COLUMNS) {
  const unit = width / sharesOf(columns);
  /** @type {{[column: number]: number}} */
  const lefts = {};
  let left = 0;
  for (const column of columns) {
    lefts[column] = left;
    left += unit * shareOf(column);
  }
  /** @param {number} row @param {number} column @param {number} [columns] @param {number} [height] @returns {Box} */
  const box = (row, column, columns = 1, height = column === MOUNTAIN ? 2 : 1) => {
    const wide = COLUMNS.slice(COLUMNS.indexOf(column)).slice(0, columns);
    return {
      x: lefts[column],
      y: (row - rows[0]) * rowHeight,
      w: wide.reduce((sum, one) => sum + unit * shareOf(one), 0),
      h: height * rowHeight,
    };
  };
  return {
    rows,
    columns,
    width,
    height: rows.length * rowHeight,
    rowHeight,
    unit,
    box,
    /** Where a card lies: on a mountain in the middle of both rows. @param {Place} place @returns {Box} */
    cardBox({ row, column }) {
      const whole = box(row, column);
      if (column !== MOUNTAIN) return whole;
      return { ...whole, y: whole.y + rowHeight / 2, h: rowHeight };
    },
    /** @param {Piece} piece */
    pieceBox: ({ row, kind, side }) => {
      if (kind === 'district') return box(row, BLOCK.first, 5);
      return box(row, side === 'coast' ? WATER : HILLSIDE, 2, PLOT_ROWS);
    },
    heartland: box(HEARTLAND.row, BLOCK.first, 5, HEARTLAND.rows),
  };
}

/** @typedef {ReturnType<typeof geometry>} Geometry */

/** The pieces a player has bought. @param {Ground} ground @returns {Piece[]} */
export const piecesOf = ({ districts, plots }) => [
  ...districts.map(({ row, side }) => ({ row, side, kind: /** @type {const} */ ('district') })),
  ...plots.map(({ row, side }) => ({ row, side, kind: /** @type {const} */ ('plot') })),
];

/** What lies on a piece before it is placed: terrain, forest and moor by column and row of it. */
const SIDES = /** @type {{[side: string]: string[][]}} */ ({
  hills: [['moor', 'forest', 'forest', 'hillside', 'hillside']],
  plains: [['forest', 'plains', 'plains', 'plains', 'hillside']],
  coast: [
    ['water', 'coast'],
    ['water', 'coast'],
  ],
  mountain: [['hillside', 'mountain'], ['hillside']],
});
const FIRST = /** @type {{[side: string]: number}} */ ({ coast: WATER, mountain: HILLSIDE });

/** What a piece would bring, by cell; nothing yet where its side is not chosen. @param {Piece} piece @returns {Array<[Place, string]>} */
export const spacesOf = ({ row, side }) =>
  (SIDES[side] ?? []).flatMap((line, down) =>
    line.map((what, along) => {
      const place = { row: row + down, column: (FIRST[side] ?? BLOCK.first) + along };
      return /** @type {[Place, string]} */ ([place, what]);
    }),
  );
