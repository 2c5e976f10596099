/** What is wrong with how a page is drawn: run inside of it by the tests of its pictures. */

(() => {
  const EDGE = 1;
  /** In a lower window the table scrolls. */
  const LOW = 620;
  /** A text stays within the nearest of these. */
  const BOXES =
    'button, a.btn, .panel, .card, .cell, .choice, .person, .seat, .prompt, .topbar, .box, .tip';
  const ICONS = 'svg.i, svg.shape, .cube, .roundel';
  /** Drawn over others for a while, or on purpose. */
  const ABOVE = '.toasts, .tip, dialog, .caption';
  /** Icons that carry a letter or a number, and numbers that lie on a picture. */
  const BEARERS = '.mtok, .val';
  /** Drawn over a part of the table for as long as it is there: what lies under one is not seen. */
  const SHEETS = '.is-sheet';
  const LABELS = '.key';
  const KEY = /(?<![\w/@.])[a-z]{2,}\.[a-z_]{2,}(?:\.[a-z_]+)*(?![\w/(])|\{[^}]*\}/;
  const READ = ['title', 'aria-label', 'data-tip', 'placeholder', 'alt'];

  const box = (left, top, right, bottom) => ({ left, top, right, bottom });
  const isEmpty = a => a.right - a.left < EDGE || a.bottom - a.top < EDGE;
  const cut = (a, b) =>
    box(
      Math.max(a.left, b.left),
      Math.max(a.top, b.top),
      Math.min(a.right, b.right),
      Math.min(a.bottom, b.bottom),
    );
  const within = (a, b) =>
    a.left >= b.left - EDGE &&
    a.right <= b.right + EDGE &&
    a.top >= b.top - EDGE &&
    a.bottom <= b.bottom + EDGE;
  const viewport = () => box(0, 0, innerWidth, innerHeight);

  /** What was found out about elements during one look at the page. */
  let styles = new Map();
  let shown = new Map();
  const afresh = () => {
    styles = new Map();
    shown = new Map();
  };

  /** @param {Map<Element, any>} kept */
  function once(kept, element, find) {
    if (!kept.has(element)) kept.set(element, find(element));
    return kept.get(element);
  }

  /** The part of an element's style that is asked for here. */
  const styleOf = element =>
    once(styles, element, one => {
      const { overflowX, overflowY, position, display, clipPath, textOverflow, fontSize } =
        getComputedStyle(one);
      return { overflowX, overflowY, position, display, clipPath, textOverflow, fontSize };
    });

  const isShown = element =>
    once(
      shown,
      element,
      one =>
        one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !ancestors(one).some(around => styleOf(around).clipPath.startsWith('inset(50%')),
    );

  function ancestors(element) {
    const found = [];
    for (let one = element; one; one = one.parentElement) found.push(one);
    return found;
  }

  const inside = element => {
    const rect = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    return box(
      rect.left + Number.parseFloat(style.borderLeftWidth),
      rect.top + Number.parseFloat(style.borderTopWidth),
      rect.right - Number.parseFloat(style.borderRightWidth),
      rect.bottom - Number.parseFloat(style.borderBottomWidth),
    );
  };

  /** What is left of a box in sight, and what cut it off. */
  function inSight(rect, element) {
    let seen = rect;
    const cutters = [];
    for (const one of ancestors(element)) {
      const { overflowX, overflowY, position, display } = styleOf(one);
      if (display === 'contents') continue;
      if (overflowX !== 'visible' || overflowY !== 'visible') {
        const left = inside(one);
        const clip = box(
          overflowX === 'visible' ? -1e6 : left.left,
          overflowY === 'visible' ? -1e6 : left.top,
          overflowX === 'visible' ? 1e6 : left.right,
          overflowY === 'visible' ? 1e6 : left.bottom,
        );
        if (!within(seen, clip)) cutters.push(one);
        seen = cut(seen, clip);
      }
      if (position === 'fixed') break;
    }
    return { seen: cut(seen, viewport()), cutters };
  }

  /** A long name may end in an ellipsis, if all of it can be had. */
  const isShortened = (element, cutter) =>
    styleOf(cutter).textOverflow === 'ellipsis' &&
    (element.closest('bdi') !== null || element.closest('[title], [data-tip]') !== null);

  /** Whether what is cut off below or above can be scrolled to. */
  const isReachable = (rect, cutter) => {
    const clip = inside(cutter);
    const sideways = rect.left < clip.left - EDGE || rect.right > clip.right + EDGE;
    return !sideways && ['auto', 'scroll'].includes(styleOf(cutter).overflowY);
  };

  /** Whether something lies under a sheet, wholly or in part. */
  const isCovered = (rect, element) =>
    [...document.querySelectorAll(SHEETS)].some(
      sheet =>
        !sheet.contains(element) &&
        isShown(sheet) &&
        !isEmpty(cut(rect, sheet.getBoundingClientRect())),
    );

  /** The drawn part of a line: fonts have more room above and below than their letters need. */
  function glyphs(rect, element) {
    const size = Number.parseFloat(styleOf(element).fontSize);
    const scaled = element.ownerSVGElement ? rect.height * 0.6 : Math.min(size * 0.8, rect.height);
    const middle = (rect.top + rect.bottom) / 2;
    return box(rect.left, middle - scaled / 2, rect.right, middle + scaled / 2);
  }

  /** Every line of text that is shown. */
  function lines() {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.data.trim();
      if (!text || !element || element.closest(ABOVE) || !isShown(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        if (rect.width < EDGE) continue;
        const drawn = glyphs(rect, element);
        found.push({ node, element, text, drawn, ...inSight(drawn, element) });
      }
    }
    return found;
  }

  const place = element => {
    const path = ancestors(element).slice(0, 4).reverse();
    return path.map(one => `${one.localName}.${one.getAttribute('class') ?? ''}`).join(' > ');
  };
  const told = line => `"${line.text.slice(0, 40)}" in ${place(line.element)}`;

  function* clipped(all) {
    for (const line of all) {
      for (const cutter of line.cutters) {
        if (isShortened(line.element, cutter) || isReachable(line.drawn, cutter)) continue;
        yield `cut off by ${cutter.localName}.${cutter.className}: ${told(line)}`;
      }
      const out = line.drawn.right > innerWidth + EDGE || line.drawn.left < -EDGE;
      if (out && !line.cutters.length) yield `outside of the window: ${told(line)}`;
      const around = line.element.closest(BOXES);
      if (!line.cutters.length && around && !within(line.drawn, around.getBoundingClientRect())) {
        yield `bursts its ${around.localName}.${around.className}: ${told(line)}`;
      }
    }
  }

  const shrunk = (a, by) => box(a.left + by, a.top + by, a.right - by, a.bottom - by);

  /** What stays in sight while the page is scrolled under it. */
  const stuck = element => ancestors(element).find(one => styleOf(one).position === 'sticky');

  function* overlaps(all) {
    const seen = all.filter(line => !isEmpty(line.seen) && !isCovered(line.drawn, line.element));
    for (const [at, one] of seen.entries()) {
      for (const other of seen.slice(at + 1)) {
        if (one.node === other.node || isEmpty(cut(shrunk(one.seen, 0.5), other.seen))) continue;
        if (stuck(one.element) !== stuck(other.element)) continue;
        yield `overlap: ${told(one)} and ${told(other)}`;
      }
    }
    for (const icon of document.querySelectorAll(ICONS)) {
      if (icon.closest(ABOVE) || !isShown(icon)) continue;
      const drawn = inSight(shrunk(icon.getBoundingClientRect(), 2), icon).seen;
      if (isCovered(drawn, icon)) continue;
      for (const line of seen) {
        if (icon.parentElement?.matches(BEARERS) || line.element.matches(LABELS)) continue;
        if (isEmpty(cut(drawn, line.seen)) || stuck(icon) !== stuck(line.element)) continue;
        yield `an icon of ${place(icon)} over ${told(line)}`;
      }
    }
  }

  function* unworded() {
    for (const element of document.body.querySelectorAll('*')) {
      const texts = [...element.childNodes].filter(node => node.nodeType === Node.TEXT_NODE);
      const read = READ.map(name => element.getAttribute(name) ?? '');
      for (const text of [...texts.map(node => node.data), ...read]) {
        if (KEY.test(text)) yield `no words for "${text}" in ${place(element)}`;
      }
    }
  }

  /** Everything that is wrong, in words; nothing: []. */
  function faults() {
    afresh();
    const all = lines();
    const found = [...clipped(all), ...overlaps(all), ...unworded()];
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} wide`);
    const isTable = document.querySelector('.table') !== null;
    if (isTable && innerHeight > LOW && scrollHeight > innerHeight)
      found.push(`the page is ${scrollHeight} high`);
    return [...new Set(found)];
  }

  /** What these selectors find and `isLost` says; a selector that finds nothing, too. */
  const search = (selectors, isLost) => {
    afresh();
    return selectors.flatMap(selector => {
      const found = [...document.querySelectorAll(selector)];
      const visible = found.filter(isShown);
      if (!visible.length) return [`nothing to be seen of ${selector} (${found.length})`];
      return visible.filter(isLost).map(element => `not in sight: ${place(element)}`);
    });
  };

  /** What cannot be seen whole. */
  const unseen = selectors =>
    search(selectors, element => {
      const rect = element.getBoundingClientRect();
      return !within(rect, inSight(rect, element).seen) || isCovered(rect, element);
    });

  /** What cannot be scrolled to. */
  const lost = selectors =>
    search(selectors, element => {
      const rect = element.getBoundingClientRect();
      const sideways = rect.left < -EDGE || rect.right > innerWidth + EDGE;
      return sideways || inSight(rect, element).cutters.some(one => !isReachable(rect, one));
    });

  /** All texts in the language of the page; what was read out before may be in another. */
  const texts = () =>
    [...document.body.querySelectorAll('*')]
      .filter(element => !element.closest('body [lang], [aria-live], script'))
      .flatMap(element => [
        ...[...element.childNodes].filter(node => node.nodeType === Node.TEXT_NODE),
        ...READ.map(name => element.getAttributeNode(name)).filter(attribute => attribute !== null),
      ])
      .map(node => node.nodeValue)
      .join('\n');

  const SHAPES = ['circle', 'triangle', 'square', 'diamond', 'hexagon'];
  const OWNED = '[class*="seat-"]';
  const SIGNS = '.shape, .piece';
  /** Whatever lies within one of these belongs to one owner. */
  const HOMES = '.seat, .rankline, .bars li, .borough, .medal, .msg, .log li, svg.chart';
  const ownerOf = element => Number(/seat-(\d)/.exec(element.getAttribute('class'))?.[1]);

  /** Whether a sign has the shape of its owner and no other. */
  function isRight(sign, owner) {
    const uses = [...sign.querySelectorAll('use')].map(use => use.getAttribute('href'));
    return uses.length > 0 && uses.every(href => href.endsWith(`#s-${SHAPES[owner]}`));
  }

  /** In the city the plate that stands in the borough says whose it is. */
  function hasPlate(borough, owner) {
    const ground = borough.querySelector('.ground');
    const signs = [...document.querySelectorAll('.c-plate .piece')].filter(sign => {
      const { left, top, right, bottom } = sign.getBoundingClientRect();
      const here = new DOMPoint((left + right) / 2, (top + bottom) / 2);
      const point = here.matrixTransform(ground.getScreenCTM().inverse());
      return ground.isPointInFill(point);
    });
    return signs.length === 1 && ownerOf(signs[0]) === owner;
  }

  /** What has an owner that only its colour tells. */
  const unowned = () => {
    afresh();
    return [...document.querySelectorAll(OWNED)].filter(isShown).flatMap(element => {
      const owner = ownerOf(element);
      const borough = element.closest('.c-borough');
      const home = element.closest(HOMES) ?? element;
      const signed = one =>
        one.querySelector(`.shape.seat-${owner}, .piece.seat-${owner}`) !== null;
      const told = element.matches(SIGNS)
        ? isRight(element, owner)
        : signed(element) || (borough ? hasPlate(borough, owner) : signed(home));
      return told ? [] : [`whose is this: ${place(element)}`];
    });
  };

  globalThis.legible = { faults, lost, texts, unowned, unseen };
})();
