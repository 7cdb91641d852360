/* What a person sees of a list at first sight; runs in its page. */

/**
 * Measures the table of the page.
 *
 * @returns `undefined` where there is none, else px of the first row from the top of the window, and of how many it
 *   may have there; how many of the first eight columns are whole, how many texts and how many figures are cut, how
 *   many controls are red at rest, how many of a row are lower than 24 px; and of the page how many controls are lower
 *   than 24 px, how many texts and how many edges of inputs are too faint
 */
export function measureList() {
  const first = 8; // it is read as a text in the page, alone
  const table = document.querySelector('main table[aria-rowcount]');
  const row = table?.querySelector('tbody tr[data-row]');
  if (!table || !row) return undefined;
  const box = table.parentElement.getBoundingClientRect();
  const actions = table.querySelector('th.actions');
  const edge = box.right - (actions?.offsetWidth ?? 0);
  const headings = [...table.querySelectorAll('thead th[data-column]')].slice(0, first);
  const whole = headings.filter((one) => one.getBoundingClientRect().right <= edge + 1).length;
  const inSight = [...table.querySelectorAll('tbody tr[data-row] td:not(.actions)')].filter(
    (cell) => cell.getBoundingClientRect().right <= edge + 1,
  );
  const isCut = (cell) => {
    const { left, right } = cell.getBoundingClientRect();
    const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (text.width > 0 && (text.right > right - 8 || text.left < left)) return true;
    }
    return false;
  };
  const cut = inSight.filter(isCut);
  const controls = [...table.querySelectorAll('tbody :is(a, button)')].filter(
    (one) => one.getBoundingClientRect().width > 0 && one.closest('.verbs') === null,
  );
  const rgba = (text) => {
    const [r = 0, g = 0, b = 0, a = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
    return text.startsWith('color(') ? [r * 255, g * 255, b * 255, a] : [r, g, b, a];
  };
  const over = ([r, g, b, a], [under, green, blue]) => [
    r * a + under * (1 - a),
    g * a + green * (1 - a),
    b * a + blue * (1 - a),
    1,
  ];
  /** What is behind an element: fills of it and of all around it, the outermost first. */
  const behind = (element) => {
    const fills = [];
    for (let one = element; one; one = one.parentElement) {
      const fill = rgba(getComputedStyle(one).backgroundColor);
      if (fill[3] > 0) fills.unshift(fill);
      if (fill[3] === 1) break;
    }
    return fills.reduce((under, fill) => over(fill, under), [255, 255, 255, 1]);
  };
  const light = (color) => {
    const [r, g, b] = color.slice(0, 3).map((part) => {
      const share = part / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (text, under) => {
    const [high, low] = [light(over(rgba(text), under)), light(under)].sort((a, b) => b - a);
    return (high + 0.05) / (low + 0.05);
  };
  const isSeen = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const main = table.closest('main');
  const isOff = (element) => element.closest(':disabled, [aria-disabled=true]') !== null;
  const hasWords = (element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '');
  const isFaint = (element) => {
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const size = parseFloat(fontSize);
    const least = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
    return contrast(color, behind(element)) < least;
  };
  const red = (one) => {
    const [r, g, b] = rgba(getComputedStyle(one).color);
    return r > 150 && g < 90 && b < 90;
  };
  const hasFigures = main.querySelector('[data-summary]') !== null; // also while they are on their way
  return {
    // tables of reports, and lists below one, stand where their page wants them
    isList: table.closest('[data-block]') === null && main.querySelector('[data-component]') === null,
    firstRow: Math.round(row.getBoundingClientRect().top),
    mayBe: hasFigures ? 268 : 212,
    columns: headings.length,
    whole,
    cutTexts: cut.filter((cell) => !cell.classList.contains('end')).length,
    cutFigures: cut.filter((cell) => cell.classList.contains('end')).length,
    red: controls.filter(red).length,
    small: controls.filter((one) => !one.matches('a') && one.getBoundingClientRect().height < 24).length,
    targets: [...main.querySelectorAll('button, [role=combobox]:not(input), [role=checkbox]')].filter(
      (one) => isSeen(one) && one.getBoundingClientRect().height < 24,
    ).length,
    faintTexts: [...main.querySelectorAll('*')].filter(
      (one) => hasWords(one) && isSeen(one) && !isOff(one) && isFaint(one),
    ).length,
    faintEdges: [...main.querySelectorAll('.MuiOutlinedInput-notchedOutline, [data-filter]')].filter(
      (one) =>
        isSeen(one) && !isOff(one) && contrast(getComputedStyle(one).borderTopColor, behind(one.parentElement)) < 3,
    ).length,
  };
}
