import { expect, it } from 'vitest';
import { selectsRun, readRuns } from './readRuns';

const spec = { time: 'datetime', send: { at: 'datetime', run: 'requestId' } };

// covers HR-146, HE-176, HE-177, HE-178
it('reads runs from any list, the latest last, each with what is sent of it', () => {
  const rows = [
    { datetime: '2026-06-01 08:00:00', requestId: 'b' },
    { datetime: '2026-06-01 07:00:00', requestId: 'a' },
    null,
    {},
    'x',
  ];
  const [first, second, text] = readRuns({ dateTimeList: rows }, spec);
  expect([first?.sent, second?.sent, text?.sent]).toEqual([
    { at: '2026-06-01 07:00:00', run: 'a' },
    { at: '2026-06-01 08:00:00', run: 'b' },
    { at: 'x' },
  ]);
  expect(readRuns(rows.slice(0, 1), spec)).toEqual([
    { time: '2026-06-01 08:00:00', sent: { at: '2026-06-01 08:00:00', run: 'b' } },
  ]);
  expect(readRuns({ list: [{ requestId: 7 }] }, spec)).toEqual([{ time: '', sent: { run: '7' } }]);
  expect(
    second && [selectsRun(second, { at: '2026-06-01 08:00:00', run: 'b', more: 1 }), selectsRun(second, { run: 'b' })],
  ).toEqual([true, false]);
});

it.each([[null], [undefined], ['x'], [{}], [{ dateTimeList: null }], [[null, {}]]])('finds none in %j', (raw) =>
  expect(readRuns(raw, spec)).toEqual([]),
);
