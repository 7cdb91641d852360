import { describe, expect, it } from 'vitest';
import { bidProblems, bidTotals, cleared, type BidRow } from './bids';

const row = (bidPower: number, bidPrice: number, startTime = '18:00', endTime = '19:00'): BidRow => ({
  startTime,
  endTime,
  abilityPower: 300,
  bidPower,
  bidPrice,
});
/** The worked bid of operations, 2. */
const BID = [row(50, 0.8), row(100, 1.1), row(150, 1.4)];

describe('a bid', () => {
  it('is taken as far as it is cheaper than the clearing price, of what is as dear in part', () => {
    expect(cleared(BID, 1.2)).toMatchObject({ power: 150, uniform: 180, asBid: 150, result: 'partial' });
    expect(cleared(BID, 1.4, 0.6)).toMatchObject({ power: 240, uniform: 336, result: 'partial' });
    expect([cleared(BID, 2).result, cleared(BID, 0.5).result]).toEqual(['won', 'lost']);
  });

  it('is worth its energy at its own prices', () => {
    expect(bidTotals(BID)).toEqual({ power: 300, energy: 300, price: 1.2, income: 360 });
    expect(bidTotals([])).toEqual({ power: 0, energy: 0, price: null, income: 0 });
  });

  it.each([
    ['rising', [row(50, 1.1), row(100, 1.1)], 1],
    ['beyond', [row(200, 0.8), row(101, 1)], 1],
    ['low', [row(50, 0.4)], 0],
    ['high', [row(50, 5.1)], 0],
    ['none', [row(0, 1)], 0],
    ['reversed', [row(50, 1, '19:00', '18:00')], 0],
    ['grid', [row(50, 1, '18:10', '19:00')], 0],
    ['overlap', [row(50, 1), row(50, 1.2, '18:30', '19:30')], 1],
    ['many', Array.from({ length: 11 }, (_, at) => row(1, 1 + at / 100)), 10],
  ] as const)('is refused where it is wrong: %s', (problem, rows, at) =>
    expect(bidProblems(rows, { floor: 0.5, cap: 5 })).toMatchObject([{ problem, row: at }]),
  );

  it('may begin anew at another time, and says nothing of what is not filled in', () => {
    expect(bidProblems([...BID, row(50, 0.8, '19:00', '20:00')], { floor: 0.5, cap: 5 })).toEqual([]);
    expect(bidProblems([{ startTime: '18:00' }])).toEqual([]);
  });
});
