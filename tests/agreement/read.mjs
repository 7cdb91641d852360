/* In the page: everything a page of a home shows, as texts. Driven by its own controls. */

/**
 * Resolves what is shown: `tiles` by their heading and name, `heads` by their heading, `items` and `terms` by their
 * name, `charts` with their exported file and, when `tables` are asked for, total and rows in view, and what the flow
 * says and draws.
 */
export async function readPage({ tables = true } = {}) {
  const main = document.querySelector('main');
  // What a tab hides is not shown.
  const all = (selector, within = main) =>
    [...within.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const textOf = (element) => {
    // a short figure has all of its digits in its title
    const short = '[data-figure][title]';
    const figure = element?.matches(short) ? element : element?.querySelector(short);
    return (figure?.title ?? element?.textContent)?.replaceAll('\u00a0', ' ').trim();
  };
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const nameOf = (element) =>
    element.getAttribute('aria-label') ?? textOf(document.getElementById(element.getAttribute('aria-labelledby')));
  const until = async (found) => {
    for (;;) {
      const value = found();
      if (value) return value;
      await frame();
    }
  };

  const tiles = {};
  for (const list of all('dl')) {
    const owner = nameOf(list.closest('[aria-labelledby],[aria-label]'));
    tiles[owner] = Object.fromEntries(all('dt', list).map((term) => [textOf(term), textOf(term.nextElementSibling)]));
  }
  for (const card of all('li[aria-labelledby]')) {
    const measures = all(':scope > div:nth-child(2) > span', card).map((one) => [
      textOf(one.children[0]),
      textOf(one.children[1]),
    ]);
    tiles[nameOf(card)] = { ...tiles[nameOf(card)], ...Object.fromEntries(measures) };
  }
  const heads = Object.fromEntries(
    all('section[aria-labelledby]').flatMap((section) => {
      const figure = section.querySelector('h2 + span, :scope > div:nth-of-type(2) > span:first-child');
      return figure ? [[nameOf(section), textOf(figure)]] : [];
    }),
  );
  // A name that stands there with two different figures agrees with nothing.
  const items = {};
  for (const {
    children: [name, value, more],
  } of all('section ul li > div:first-child')) {
    if (value && !more)
      items[textOf(name)] = [...new Set([items[textOf(name)], textOf(value)].filter(Boolean))].join(' and ');
  }
  const terms = Object.fromEntries(
    all('[role=rowheader]').map((head) => [textOf(head), textOf(head.nextElementSibling)]),
  );

  const drawn = main.querySelector('[role=img][aria-label]');
  const flow = drawn && {
    said: drawn.getAttribute('aria-label').replaceAll('\u00a0', ' '),
    drawn: all('text', drawn).map(textOf),
  };

  if (tables) for (const button of all('[role=toolbar] [aria-label=Table][aria-pressed=false]')) button.click();
  await frame();
  const readTable = async (title, columns) => {
    const table = await until(() => all('table').find((one) => nameOf(one) === title));
    const cells = (row) => [...row.children].map(textOf);
    const byColumn = (row) => Object.fromEntries(columns.map((name, place) => [name, row[place + 1]]));
    const rows = [...table.tBodies[0].rows].filter((row) => row.ariaRowIndex).map(cells);
    return { total: table.tFoot ? byColumn(cells(table.tFoot.rows[0])) : {}, rows };
  };
  const charts = {};
  for (const bar of all('[role=toolbar]')) {
    const title = bar.getAttribute('aria-label').replace('Tools of ', '');
    bar.querySelector('[aria-label=Export]').click();
    (
      await until(() =>
        [...document.querySelectorAll('[role=menuitem]')].find((one) => one.textContent.includes('CSV')),
      )
    ).click();
    const [head, ...lines] = (await window.takeFile())
      .replace('\uFEFF', '')
      .trim()
      .split('\r\n')
      .map((line) => line.split(','));
    const lead = head[0] === 'local time' ? 3 : 1;
    const columns = head.slice(lead).map((name) => name.replace(/ \([^)]*\)$/, ''));
    const file = lines.map((line) => ({ at: line.slice(0, lead), values: line.slice(lead) }));
    charts[title] = { columns, file, ...(tables && (await readTable(title, columns))) };
    await until(() => !document.querySelector('[role=menu]'));
  }
  return { tiles, heads, items, terms, flow, charts };
}
