import { expect, it } from 'vitest';
import { readRunGroups } from './readRunGroups';
import { keyOfRun, readRuns } from './readRuns';

const spec = { time: 'datetime', send: { at: 'datetime', run: 'requestId' } };
const run = (time: string) => ({ datetime: `2026-06-01 ${time}:00`, requestId: time });
const runs = readRuns([run('05:00'), run('07:00')], spec);

// covers H-052, H-076
it('reads under which head each run stands', () => {
  const raw = {
    timeGroup: [
      { name: '00:00-06:00', list: [run('05:00')] },
      null,
      { name: '06:00-12:00', list: [run('07:00'), run('08:00')] },
      { name: '12:00-18:00', list: null },
    ],
  };
  const heads = readRunGroups(raw, spec, runs);
  expect(runs.map((one) => heads.get(keyOfRun(one)))).toEqual(['00:00-06:00', '06:00-12:00']);
});

it.each([
  [null],
  [{}],
  ['x'],
  [{ timeGroup: null }],
  [{ timeGroup: [{ name: '00:00-06:00', list: [run('05:00')] }] }],
  [{ timeGroup: [{ list: [run('05:00'), run('07:00')] }] }],
])('knows no heads in %j', (raw) => expect(readRunGroups(raw, spec, runs).size).toBe(0));
