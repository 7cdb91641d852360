import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const lines = readFileSync('deploy/Dockerfile', 'utf8')
  .split('\n')
  .filter((line) => /^[A-Z]+ /.test(line));
const of = (word: string) =>
  lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));

it('declares what a FROM is given before the first FROM, where alone it counts', () => {
  const begin = lines.findIndex((line) => line.startsWith('FROM '));
  const early = lines.slice(0, begin).map((line) => /^ARG (\w+)=/.exec(line)?.[1]);
  const named = of('FROM').flatMap((line) => /\$\{(\w+)\}/.exec(line)?.[1] ?? []);
  expect(named.toSorted()).toEqual(['BASE_IMAGE', 'NODE_IMAGE', 'PREVIOUS']);
  expect(early.toSorted()).toEqual(named.toSorted());
});

it('ends as nginx ends calls that are under way', () => {
  expect(of('STOPSIGNAL')).toEqual(['SIGQUIT']);
});

it('builds with a Node that is supported', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const major = /^NODE_IMAGE=node:(\d+)-/.exec(of('ARG').find((arg) => arg.startsWith('NODE_IMAGE')) ?? '')?.[1];
  expect(Number(major)).toBeGreaterThanOrEqual(24);
  expect(engines.node).toContain('>=24');
});

it('copies from stages there are, and what is in version control', () => {
  const stages = of('FROM').flatMap((line) => / AS (\w+)$/.exec(line)?.[1] ?? []);
  const copied = of('COPY').map((line) => ({
    from: /--from=(\w+)/.exec(line)?.[1],
    what: line
      .replace(/--\S+ /g, '')
      .split(' ')
      .slice(0, -1),
  }));
  for (const { from, what } of copied) {
    if (from !== undefined) expect(stages).toContain(from);
    else for (const path of what) expect(existsSync(path), path).toBe(true);
  }
});

it('keeps builds, data and modules of this machine out of what is copied', () => {
  const left = readFileSync('.dockerignore', 'utf8').split('\n');
  for (const path of ['.git', '.data', 'dist', '**/node_modules']) expect(left).toContain(path);
});
