import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A build whose page leads to its other parts by one another only: a list, an import, a style. */
function buildOf(mark: string): string {
  const files: Record<string, string> = {
    'index.html': `<script type="module" src="/assets/entry-${mark}.js"></script>`,
    [`assets/entry-${mark}.js`]: `const parts=["assets/page-${mark}.js","assets/page-${mark}.css"]`,
    [`assets/page-${mark}.js`]: `import"./leaf-${mark}.js"`,
    [`assets/page-${mark}.js.gz`]: 'packed',
    [`assets/leaf-${mark}.js`]: 'new Worker(new URL("/assets/worker-' + mark + '.js",import.meta.url))',
    [`assets/worker-${mark}.js`]: '0',
    [`assets/page-${mark}.css`]: `a{background:url(/assets/dot-${mark}.svg)}`,
    [`assets/dot-${mark}.svg`]: '<svg/>',
  };
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, mark, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return join(folder, mark);
}
const site = () => join(folder, 'site');
const parts = () => readdirSync(join(site(), 'assets'));
const partsOf = (mark: string) => parts().filter((name) => name.includes(`-${mark}.`));

/** As if this many days had gone by since everything there was written. */
function wait(days: number) {
  for (const name of parts()) {
    const path = join(site(), 'assets', name);
    const then = statSync(path).mtimeMs / 1000 - days * 86_400;
    utimesSync(path, then, then);
  }
}
function release(mark: string) {
  const { status, stderr } = spawnSync(process.execPath, ['deploy/release.mjs', buildOf(mark), site()], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
}

it('keeps the parts of the build that is replaced, however long it was served', () => {
  release('one');
  const all = partsOf('one');
  expect(all).toHaveLength(7);
  wait(40);
  release('two');
  expect(partsOf('one')).toEqual(all);
  wait(29);
  release('three');
  expect(partsOf('one')).toEqual(all);
  expect(partsOf('two')).toHaveLength(7);
});

it('drops the parts of a build 30 days after it was replaced', () => {
  release('one');
  release('two');
  wait(40);
  release('three');
  expect(partsOf('one')).toEqual([]);
  expect(partsOf('two')).toHaveLength(7);
});

it('takes the same build again, and the one before', () => {
  release('one');
  wait(40);
  release('one');
  release('two');
  wait(40);
  release('one');
  expect(partsOf('one')).toHaveLength(7);
  expect(partsOf('two')).toHaveLength(7);
});
