import { describe, expect, it } from 'vitest';
import { keptQuietly, moreThanSeen, readSeen } from './seenCounts';

const seen = { at: '2026-11-27 10:00:00', counts: { alarms: 5, tickets: 2 } };
const NOW = '2026-11-28 10:00:00';

describe('what is new on the overview since somebody was there', () => {
  it('is what the lists have more, of those that were seen before', () => {
    expect(moreThanSeen(seen, { alarms: 8, tickets: 2, orders: 4 })).toEqual([{ key: 'alarms', more: 3 }]);
    expect(moreThanSeen(readSeen(undefined), { alarms: 8 })).toEqual([]);
  });

  it('stays new until it is dismissed, and counts from what went away', () => {
    const later = keptQuietly(seen, { alarms: 3, orders: 4 }, NOW);
    expect(later).toEqual({ at: NOW, counts: { alarms: 3, tickets: 2, orders: 4 } });
    expect(moreThanSeen(later, { alarms: 4 })).toEqual([{ key: 'alarms', more: 1 }]);
    expect(keptQuietly(seen, { alarms: 8 }, NOW)).toEqual(seen);
  });

  it.each([undefined, 'x', { at: 7, counts: [] }, { counts: { a: '1' } }])('is nothing of damaged %j', (kept) =>
    expect(readSeen(kept)).toEqual({ at: '', counts: {} }),
  );
});
