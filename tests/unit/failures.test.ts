import { describe, expect, it } from 'vitest';
import { failedBrowserTests, failedUnitTests } from '../failures.mjs';

describe('what failed', () => {
  it('of the unit tests: name and first line, of a file that could not be read, and of a second try', () => {
    const passed = { status: 'passed', ancestorTitles: [], title: 'fine', failureMessages: [] };
    const failed = {
      status: 'failed',
      ancestorTitles: ['a list'],
      title: 'is empty',
      failureMessages: ['\u001B[31mError: expected 1\u001B[39m\n    at x'],
    };
    const twice = { ...failed, status: 'passed', title: 'comes late' };
    expect(
      failedUnitTests({
        testResults: [
          { name: 'a.test.ts', status: 'failed', message: '', assertionResults: [passed, failed] },
          { name: 'b.test.ts', status: 'failed', message: 'Cannot find module\nat y', assertionResults: [] },
          { name: 'c.test.ts', status: 'passed', message: '', assertionResults: [passed, twice] },
        ],
      }),
    ).toEqual([
      { title: 'a.test.ts > a list > is empty', flaky: false, said: 'Error: expected 1' },
      { title: 'b.test.ts', flaky: false, said: 'Cannot find module' },
      { title: 'c.test.ts > a list > comes late', flaky: true, said: 'Error: expected 1' },
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
