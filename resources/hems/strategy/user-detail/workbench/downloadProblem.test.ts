import { expect, it } from 'vitest';
import { downloadProblem } from './downloadProblem';

// covers HR-232, HR-233, HR-234
it('takes one to seven days until today', () => {
  const of = (from: string, to: string) => downloadProblem(from, to, '2026-06-10');
  expect([
    of('2026-06-10', ''),
    of('2026-06-04', '2026-06-10'),
    of('2026-06-03', '2026-06-10'),
    of('', '2026-06-10'),
    of('2026-06-10', '2026-06-11'),
    of('2026-06-09', '2026-06-08'),
    of('Invalid Date', ''),
  ]).toEqual([undefined, undefined, 'long', 'missing', 'future', 'backwards', 'missing']);
});
