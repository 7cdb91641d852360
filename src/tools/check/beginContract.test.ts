import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginContract } from './beginContract.mjs';
import { contractResult } from './contractResult.mjs';

/** Every case is a run of vitest; a machine that does more beside is slow, and no failure. */
const PATIENCE = 120_000;
const part = { file: 'schemas/depot/part.ts', expected: 'depot/part' };
const shelf = { file: 'schemas/depot/shelf.ts', expected: 'depot/shelf' };

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'contract-'));
  mkdirSync(join(root, 'tests/contract'), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'), 'dir');
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
  writeFileSync(
    join(root, 'vitest.config.mjs'),
    "export default { test: { projects: [{ test: { name: 'logic', include: ['tests/**/*.test.ts'] } }] } };",
  );
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** What `npm run check` makes of a file of tests. */
async function ran(tests: string, ...files: readonly { readonly file: string; readonly expected: string }[]) {
  const source = `import { beforeAll, describe, expect, test } from 'vitest';\nconst checked = process.env.CHECKED.split(',');\n${tests}`;
  writeFileSync(join(root, 'tests/contract/resource.test.ts'), source);
  return beginContract(root, files).done;
}

describe('a run of contract tests', () => {
  it(
    'is clean when every resource had tests; one that has nothing to look at says why',
    async () => {
      const tests =
        "describe.each(checked)('%s', () => { test('a', () => {}); test('b', ({ skip }) => skip('there is no record')); });";
      expect(await ran(tests, part, shelf)).toEqual({ passed: 2, left: 2, problems: [] });
    },
    PATIENCE,
  );

  it(
    'tells of each resource what failed, was left out or was not there, and what fails beside the tests',
    async () => {
      const tests = `
        const inside = (title, work) => describe('depot/' + title, work);
        inside('red', () => { test('a', () => expect(1).toBe(2)); });
        inside('left', () => { test.skip('a', () => {}); test.todo('b'); test('c', () => {}); });
        inside('idle', () => { test('a', ({ skip }) => skip('there is no record')); });
        inside('green', () => { test('a', async () => { void Promise.reject(new Error('Lost')); await new Promise(setImmediate); }); });`;
      const files = ['red', 'left', 'idle', 'none', 'green'].map((name) => ({
        file: `schemas/depot/${name}.ts`,
        expected: `depot/${name}`,
      }));
      expect((await ran(tests, ...files)).problems).toEqual([
        expect.stringMatching(/^depot\/red > a\n {2}expected 1 to be 2/),
        'schemas/depot/left.ts: 2 tests of 3 did not run, and no reason is given: depot/left > a',
        'schemas/depot/idle.ts: not one of its tests ran: there is no record',
        expect.stringMatching(/^schemas\/depot\/none\.ts: there is no test of depot\/none\./),
        expect.stringMatching(/^Beside the tests: Lost/),
      ]);
    },
    PATIENCE,
  );

  it.each([
    {
      name: 'a file cannot be loaded',
      tests: "await import('./lost.ts');",
      said: [/^tests\/contract\/resource\.test\.ts did not get through its tests: .*lost\.ts/],
    },
    {
      name: 'what comes before the tests fails',
      tests:
        "beforeAll(() => { throw new Error('No sign-in'); }); describe.each(checked)('%s', () => { test('a', () => {}); });",
      said: [
        /^tests\/contract\/resource\.test\.ts did not get through its tests: No sign-in/,
        /^schemas\/depot\/part\.ts: 1 test of 1 did not run, and no reason is given: depot\/part > a/,
      ],
    },
    {
      name: 'there is no test at all',
      tests: '',
      said: [/^tests\/contract\/resource\.test\.ts did not get through its tests: No test suite found/],
    },
    {
      name: 'one test alone is run',
      tests: "describe.each(checked)('%s', () => { test.only('a', () => {}); test('b', () => {}); });",
      said: [
        /^depot\/part > a\n.*Unexpected \.only modifier/,
        /^schemas\/depot\/part\.ts: 1 test of 2 did not run, and no reason is given: depot\/part > b/,
      ],
    },
    {
      name: 'the run ends in the middle',
      tests:
        "describe.each(checked)('%s', () => { test('a', async () => { process.kill(process.ppid, 'SIGKILL'); await new Promise(() => {}); }); });",
      said: [/^The contract tests did not run: vitest was ended by SIGKILL and told no result\./],
    },
  ])(
    'fails when $name',
    async ({ tests, said }) => {
      expect((await ran(tests, part)).problems).toEqual(said.map((one) => expect.stringMatching(one) as unknown));
    },
    PATIENCE,
  );

  it('tells one cause of many tests once, and what a schema without a menu lacks', () => {
    const failed = (title: string, said: string) =>
      ({ file: '', of: 'depot/part', title, state: 'failed', errors: [`${said}\n    at x.ts:1`] }) as const;
    const tests = ['a', 'b', 'c'].map((title) => failed(title, 'WireError: No permission'));
    const report = { tests: [...tests, failed('d', 'lost')], broken: [], unhandled: [] };
    expect(contractResult([part], { status: 1, text: '', report }).problems).toEqual([
      expect.stringMatching(/^a and 2 tests more\n {2}WireError: No permission\n.*mocks\/menus\/depot\.json/s),
      'd\n  lost',
    ]);
  });

  it('fails when it ends badly although each test passed', () => {
    const test = {
      file: 'tests/contract/resource.test.ts',
      of: 'depot/part',
      title: 'depot/part > a',
      state: 'passed',
      errors: [],
    } as const;
    const report = { tests: [test], broken: [], unhandled: [] };
    expect(contractResult([part], { status: 1, text: 'Out of memory', report }).problems).toEqual([
      'The tests passed, but vitest ended with exit code 1.\nOut of memory',
    ]);
    expect(contractResult([part], { status: 0, text: '', report }).problems).toEqual([]);
  });
});
