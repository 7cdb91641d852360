import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, expect, it } from 'vitest';
import { withBrands } from '../../deploy/brandsIn.mjs';
import { staticFiles } from './staticFiles';

const folder = mkdtempSync(join(tmpdir(), 'first-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the script hands to its code. */
const given = (script: string): unknown => runInNewContext(`var got; ${script}; got`);
const built = withBrands('var first = (file) => { got = JSON.stringify(file); };', '{"brands": [1]}');
const request = async () => (await staticFiles(folder)(new Request('http://console.test/first.js'))).text();

it('carries the brands it was built with, and those of this moment where a server writes them in', () => {
  expect(given(built)).toBe('{"brands":[1]}');
  const included = built.replace(/<!--# block.*endblock -->/, '').replace(/<!--# include.*?-->/, '{"brands":[2]}');
  expect(given(included)).toBe('{"brands":[2]}');
  expect(given(built.replace(/<!--# block.*-->/, 'null'))).toBe('{"brands":[1]}');
});

it('is served with the brands of this moment', async () => {
  writeFileSync(join(folder, 'first.js'), built);
  writeFileSync(join(folder, 'brands.json'), '{"brands": [3]}');
  expect(given(await request())).toBe('{"brands":[3]}');
  writeFileSync(join(folder, 'brands.json'), '{"brands": [4');
  expect(given(await request())).toBe('{"brands":[1]}');
});
