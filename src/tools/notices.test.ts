import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noticesText, packagesOf } from './notices';

let root = '';
const write = (path: string, content: unknown) => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
};
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'notices-'));
  write('a/package.json', { name: 'a', version: '1.0.0', license: 'MIT' });
  write('a/LICENSE', 'Copyright of one house.\r\n');
  write('b/package.json', { name: '@s/b', version: '2.0.0', license: 'MIT' });
  write('b/license.md', 'Copyright of one house.');
  write('c/package.json', { name: 'c', version: '3.0.0', license: 'Apache-2.0' });
  write('c/LICENSE', 'Apache License');
  write('c/NOTICE', 'Product of a foundation.');
  write('c/licenses/LICENSE-part', 'Copyright of a part.');
  write('d/package.json', { name: 'd', version: '4.0.0', license: 'ISC', author: { name: 'Somebody' } });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('notices of the packages of a build', () => {
  it('are of the innermost package a module belongs to, each once', () => {
    const modules = [
      '/p/src/main.ts',
      '/p/node_modules/a/x.js',
      '/p/node_modules/a/y/z.js?v=1',
      '\0/p/node_modules/@s/b/x.js',
      '/p/node_modules/a/node_modules/c/x.js',
      '\0virtual',
      '/p/node_modules/.cache/lab/src/main.ts',
    ];
    expect(packagesOf(modules)).toEqual([
      '/p/node_modules/a',
      '/p/node_modules/@s/b',
      '/p/node_modules/a/node_modules/c',
    ]);
    expect(packagesOf(['C:\\p\\node_modules\\a\\x.js'])).toEqual(['C:/p/node_modules/a']);
  });

  it('have name, version, licence, its texts and its notices; those with the same text share it', () => {
    const text = noticesText(['c', 'b', 'a', 'd'].map((name) => join(root, name)));
    const [head, ...parts] = text.split(/\n-{80}\n/).map((part) => part.trim());
    expect(head).toBe('This console is built of 4 packages of others, each under its own licence.');
    expect(parts).toEqual([
      '@s/b 2.0.0 (MIT)\na 1.0.0 (MIT)\n\nCopyright of one house.',
      'c 3.0.0 (Apache-2.0)\n\nApache License\n\nProduct of a foundation.\n\nCopyright of a part.',
      'd 4.0.0 (ISC)\n\nCopyright Somebody. The package has no text of its licence (ISC).',
    ]);
  });
});
