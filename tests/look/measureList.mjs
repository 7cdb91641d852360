/* What a person sees of a list at first sight; runs in its page. */

/**
 * Measures the table of the page.
 *
 * @returns `undefined` where there is none, else px of the first row from the top of the window, how many of the first
 *   eight columns are whole, how many texts and how many figures are cut, how many controls are red at rest, and how
 *   many are lower than 24 px
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
  const red = (one) => {
    const [r = 0, g = 0, b = 0] = (getComputedStyle(one).color.match(/[\d.]+/g) ?? []).map(Number);
    return r > 150 && g < 90 && b < 90;
  };
  return {
    firstRow: Math.round(row.getBoundingClientRect().top),
    columns: headings.length,
    whole,
    cutTexts: cut.filter((cell) => !cell.classList.contains('end')).length,
    cutFigures: cut.filter((cell) => cell.classList.contains('end')).length,
    red: controls.filter(red).length,
    small: controls.filter((one) => !one.matches('a') && one.getBoundingClientRect().height < 24).length,
  };
}
