/* What must never be seen in a page, read in the page itself. */

/** In the page: what stands in it that should not, as [kind, text]. */
export function look() {
  const found = [];
  const main = document.querySelector('main');
  if (!main || (main.textContent ?? '').trim() === '') return [['white page', '']];
  const words = /(?<![\w-])(?:NaN|undefined|Infinity|Invalid Date|null)(?![\w-])|\[object \w+\]/;
  const say = (text, where) => {
    const word = words.exec(text)?.[0];
    if (word)
      found.push([
        `word ${word}`,
        `${where}: ${text
          .trim()
          .slice(Math.max(0, text.trim().indexOf(word) - 40))
          .slice(0, 100)}`,
      ]);
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const around = node.parentElement;
    if (around && !around.closest('script, style, noscript'))
      say(node.data, around.closest('[class]')?.tagName.toLowerCase() ?? '');
  }
  for (const element of document.body.querySelectorAll(
    '[aria-label], [title], [placeholder], [alt], [aria-valuetext], input, textarea',
  )) {
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
      say(element.getAttribute(name) ?? '', name);
    if ('value' in element) say(String(element.value), 'value');
  }
  if (document.documentElement.scrollWidth > innerWidth + 1)
    found.push(['wide document', String(document.documentElement.scrollWidth)]);
  if (main.scrollWidth > main.clientWidth + 1) {
    const right = main.getBoundingClientRect().right;
    const clipped = (one) => {
      for (let box = one.parentElement; box && box !== main; box = box.parentElement)
        if (getComputedStyle(box).overflowX !== 'visible') return true;
      return false;
    };
    const wide = [...main.querySelectorAll('*')]
      .filter((one) => one.getBoundingClientRect().right > right + 1 && !clipped(one))
      .slice(0, 3);
    found.push([
      'wide page',
      `${main.scrollWidth - main.clientWidth}: ${wide.map((one) => `${one.tagName.toLowerCase()}.${String(one.className.baseVal ?? one.className).replaceAll(/\S*css-/g, '')} ${(one.textContent ?? '').slice(0, 30)}`).join(' | ')}`,
    ]);
  }
  if (window.hostile || document.querySelector('b.hostile, img[src="x"]')) found.push(['HTML of the data', '']);
  const heading = main.querySelector('h1')?.textContent ?? '';
  const said = (main.innerText ?? '').replace(heading, '').trim();
  if (said.length < 12 && !main.querySelector('svg, canvas, input, [role=alert], [role=status]'))
    found.push(['nothing in the page', said]);
  return found;
}

/** In the page: whether something is still waited for. */
export function waits() {
  const waiting = [
    ...document.querySelectorAll(
      'main [aria-busy=true], main .MuiSkeleton-root, main [role=progressbar]:not([aria-valuenow])',
    ),
  ];
  return (
    !document.querySelector('main h1, main h2, main [role=alert], main [role=status]') ||
    waiting.some((one) => one.checkVisibility())
  );
}

/** In the page: addresses of the console that are linked from its main part. */
export const links = () => [...document.querySelectorAll('main a[href^="/"]')].map((link) => link.getAttribute('href'));
