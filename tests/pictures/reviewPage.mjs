/* The page on which a person looks at what changed. */

const picture = (folder, name, title) =>
  `<figure><figcaption>${title}</figcaption><a href="${folder}/${name}"><img loading="lazy" alt="" src="${folder}/${name}"></a></figure>`;

/** `changed`: {name, what} of each picture that differs. */
export const reviewPage = (changed) => `<!doctype html>
<meta charset="utf-8">
<title>Pictures</title>
<style>
  body { margin: 24px; font: 14px/1.5 sans-serif; }
  section { display: grid; grid-template-columns: repeat(3, 1fr); gap: 12px; margin-bottom: 32px; }
  h2 { grid-column: 1 / -1; margin: 0; font-size: 16px; }
  figure { margin: 0; }
  img { max-width: 100%; border: 1px solid #ccc; }
</style>
<h1>${changed.length === 0 ? 'Nothing differs' : `${changed.length} pictures differ`}</h1>
${changed.map(({ name, what }) => `<section><h2>${name}: ${what}</h2>${picture('accepted', name, 'Before')}${picture('now', name, 'After')}${picture('difference', name, 'Difference')}</section>`).join('\n')}
`;
