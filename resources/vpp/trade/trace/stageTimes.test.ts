import { expect, it } from 'vitest';
import { stageTimes } from './stageTimes';
import type { TraceRecords } from './traceRecords';

const ZONE = 'Europe/Amsterdam';
const order = { id: '9', responseDate: '2026-11-12', startTime: '10:00', endTime: '12:00' };
const times = (records: TraceRecords) => stageTimes({ order: [order], ...records }, [], ZONE);
const HOUR = 3_600_000;

it('an appraisal and a settlement are when their records came to their state, where a cloud tells it', () => {
  const { appraisal, settlement } = times({
    appraisals: [{ id: '1', stateTime: '2026-11-12 13:00:00' }],
    trades: [{ id: '2', settlementPeriod: '2026-11' }],
    lines: [
      { id: '3', stateTime: '2026-11-13 09:00:00' },
      { id: '4', stateTime: '2026-11-13 13:00:00' },
    ],
  });
  expect(appraisal).toEqual({ from: '2026-11-12 13:00:00', to: '2026-11-12 13:00:00', month: '', after: HOUR });
  expect(settlement).toMatchObject({ from: '2026-11-13 13:00:00', month: '', after: 24 * HOUR });
});

it('else a settlement is in its month, which is no moment to count from', () => {
  const { appraisal, settlement, bill } = times({
    appraisals: [{ id: '1' }],
    trades: [{ id: '2', settlementPeriod: '2026-11' }],
    customBills: [{ id: '5', sendTime: '2026-11-12 18:00:00' }],
  });
  expect(appraisal).toEqual({ from: '', to: '', month: '', after: null });
  expect(settlement).toEqual({ from: '', to: '', month: '2026-11', after: null });
  expect(bill).toMatchObject({ after: 6 * HOUR });
});
