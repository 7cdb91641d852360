import { describe, expect, it } from 'vitest';
import { failedBrowserTests, failedUnitTests } from '../failures.mjs';

describe('what failed', () => {
  it('of the unit tests: name and first line, also of a file that could not be read', () => {
    const passed = { status: 'passed', ancestorTitles: [], title: 'fine', failureMessages: [] };
    const failed = {
      status: 'failed',
      ancestorTitles: ['a list'],
      title: 'is empty',
      failureMessages: ['\u001B[31mError: expected 1\u001B[39m\n    at x'],
    };
    expect(
      failedUnitTests({
        testResults: [
          { name: 'a.test.ts', status: 'failed', message: '', assertionResults: [passed, failed] },
          { name: 'b.test.ts', status: 'failed', message: 'Cannot find module\nat y', assertionResults: [] },
          { name: 'c.test.ts', status: 'passed', message: '', assertionResults: [passed] },
        ],
      }),
    ).toEqual([
      { title: 'a.test.ts > a list > is empty', said: 'Error: expected 1' },
      { title: 'b.test.ts', said: 'Cannot find module' },
    ]);
  });

  it('in the browser: what passed when tried again is told as such', () => {
    const spec = (title: string, status: string, messages: string[] = []) => ({
      title,
      line: 7,
      tests: [{ status, projectName: 'console', results: messages.map((message) => ({ errors: [{ message }] })) }],
    });
    expect(
      failedBrowserTests({
        suites: [
          {
            title: 'tabs.spec.ts',
            specs: [spec('fine', 'expected'), spec('red', 'unexpected', ['\nTimeout\nat z'])],
            suites: [{ title: 'keys', specs: [spec('twice', 'flaky', ['once'])] }],
          },
        ],
        errors: [{ message: 'port is taken' }],
      }),
    ).toEqual([
      { title: '[console] tabs.spec.ts:7 > red', flaky: false, said: 'Timeout' },
      { title: '[console] tabs.spec.ts:7 > keys > twice', flaky: true, said: 'once' },
      { title: 'before any test', said: 'port is taken' },
    ]);
  });
});
