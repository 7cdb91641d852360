import { describe, expect, it } from 'vitest';
import floors from '../floors.json';
import { ranInBrowser } from '../failures.mjs';
import { countIn, neverRun, outcomeOf } from '../outcome.mjs';

const well = { status: 0, output: '' };

describe('a step of npm test', () => {
  it.each(Object.entries(floors))('%s: is red when it ends well and ran nothing', (title, floor) => {
    expect(outcomeOf({ ...well, title, floor }).failed).toBeGreaterThan(0);
    expect(
      outcomeOf({ ...well, title, floor, output: '0 passed, 0 failed\n0 files, 0 problems' }).failed,
    ).toBeGreaterThan(0);
    expect(outcomeOf({ ...well, title, floor, report: { passed: 0, failed: 0, ran: {} } }).failed).toBeGreaterThan(0);
  });

  it('is green when it ran no less than its floor', () => {
    expect(outcomeOf({ ...well, title: 'unit tests', floor: 20, report: { passed: 20, failed: 0 } })).toEqual({
      passed: 20,
      failed: 0,
      said: [],
    });
    expect(outcomeOf({ ...well, title: 'clocks', floor: 20, output: '25 files, 0 problems' })).toEqual({
      passed: 1,
      failed: 0,
      said: [],
    });
  });

  it('is red when it ran less, and says how much', () => {
    expect(outcomeOf({ ...well, title: 'unit tests', floor: 20, report: { passed: 19, failed: 0 } })).toEqual({
      passed: 19,
      failed: 1,
      said: ['unit tests: it ran 19, and 20 are the least (tests/floors.json).'],
    });
    const floor = { console: 3, lab: 2 };
    const report = { passed: 9, failed: 0, ran: { console: 9 } };
    expect(outcomeOf({ ...well, title: 'end-to-end tests', floor, report }).said).toEqual([
      'end-to-end tests, lab: it did not say how many it ran, and 2 are the least (tests/floors.json).',
    ]);
  });

  it('is red without a floor, without a report where it has one, and when its command ended badly', () => {
    expect(outcomeOf({ ...well, title: 'new', report: { passed: 5, failed: 0 } }).said).toEqual([
      'new has no floor in tests/floors.json.',
    ]);
    expect(outcomeOf({ ...well, title: 'unit tests', floor: 20, report: undefined }).failed).toBe(1);
    expect(outcomeOf({ status: 1, output: '30 files, 0 problems', title: 'clocks', floor: 20 })).toEqual({
      passed: 0,
      failed: 1,
      said: ['clocks ended with exit code 1.'],
    });
    expect(outcomeOf({ status: null, output: '', title: 'build', floor: 20, report: { ran: 30 } }).said).toEqual([
      'build ended with a signal.',
    ]);
  });

  it('counts tests that failed as run, and their failure once', () => {
    expect(
      outcomeOf({ status: 1, output: '', title: 'unit tests', floor: 20, report: { passed: 18, failed: 2 } }),
    ).toEqual({
      passed: 18,
      failed: 2,
      said: [],
    });
  });
});

it('reads how many there were from the last line that says so', () => {
  expect(countIn('ok\n3 passed, 1 failed\nbudget: 11 passed, 0 failed\n')).toBe(11);
  expect(
    countIn('Found 0 warnings and 0 errors.\nFinished in 108.2s on 4010 files with 147 rules using 2 threads.'),
  ).toBe(4010);
  expect(countIn('Everything is up to date.')).toBeUndefined();
});

it('counts tests in the browser by project, without those that were skipped', () => {
  const spec = (...tests: readonly (readonly [string, string])[]) => ({
    tests: tests.map(([projectName, status]) => ({ projectName, status })),
  });
  const inner = { specs: [spec(['lab', 'flaky']), spec(['lab', 'skipped'])] };
  expect(
    ranInBrowser({
      suites: [{ specs: [spec(['console', 'expected']), spec(['console', 'unexpected'])], suites: [inner] }],
    }),
  ).toEqual({
    console: 2,
    lab: 1,
  });
});

it('misses a step that no longer begins', () => {
  expect(neverRun({ lint: 1, types: 2 }, ['lint'])).toEqual(['types']);
});
