import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const page = readFileSync('docs/security.md', 'utf8');

it('names only files that are there', () => {
  const named = [...page.matchAll(/`((?:src|tests|mocks|docs|deploy)\/[\w./-]+)`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});

it('holds each requirement to something', () => {
  const [, rows = ''] = /## ASVS[^\n]*for a client\n([\s\S]*?)\n## Deviations/.exec(page) ?? [];
  const lines = rows.split('\n').filter((line) => /^\| \d/.test(line));
  expect(lines.length).toBeGreaterThan(40);
  expect(lines.filter((line) => !/`[^`]+` ?(?:\([^)]*\) )?\|$/.test(line))).toEqual([]);
});
