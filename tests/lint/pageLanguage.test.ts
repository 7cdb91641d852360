import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isTest, sourceFiles, textOf } from './sources.mjs';

it('is said by the page itself that no browser translates it, before any script: that of the console, of the demonstration and of new consoles', () => {
  const page = readFileSync('index.html', 'utf8');
  expect(page).toMatch(/<html [^>]*translate="no"/);
  expect(page).toContain('<meta name="google" content="notranslate" />');
});

it('has one place that says its language afterwards, and the page without a connection, which is one of its own, another', () => {
  const saying = sourceFiles().filter(
    (path) => !isTest(path) && /documentElement\.(?:lang|translate)\s*=[^=]/.test(textOf(path)),
  );
  expect(saying.toSorted()).toEqual(['src/data/texts/setPageLanguage.ts', 'src/shell/offline/offline.ts']);
});
