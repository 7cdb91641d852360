import { describe, expect, it } from 'vitest';
import { areaOf } from '@/widgets/table/cells';
import { applyChanges, changesOf } from './change';
import { drawnTo, fillDown, fillRight, fillValue, ramp, repeat } from './fillSlots';
import type { Figures } from '../slots/figures';
import { MOST_STEPS, NO_HISTORY, recorded, redone, undone } from './slotHistory';
import type { NumberForm } from '@/schema/readers/number';
import { copied, paste, typedFigure } from './paste';
import { gapOf, totalsOf } from './slotTotals';

const FIGURES: Figures = [
  [1, 2, null, 4],
  [5, 6, 7, 8],
];
const open = () => false;
const area = (top: number, left: number, bottom: number, right: number) =>
  areaOf({ row: top, column: left }, { row: bottom, column: right });
const after = (writes: Parameters<typeof changesOf>[1], figures = FIGURES, locked = (_: { column: number }) => false) =>
  applyChanges(figures, changesOf(figures, writes, locked), 'to');

describe('a figure as it is written', () => {
  it.each([
    ['12.5', 12.5],
    ['12,5', 12.5],
    ['1,234.5', 1234.5],
    ['1.234,5', 1234.5],
    ['1 234,5', 1234.5],
    ["1'234.5", 1234.5],
    ['1.234', 1.234],
    ['１２．５', 12.5],
    ['−3', -3],
    ['0,125', 0.125],
    ['12.5 kW', 12.5],
    ['12,5kW', 12.5],
    ['(5)', -5],
    ['', null],
    [' - ', null],
    ['x', undefined],
    ['12 h', undefined],
    ['1.2.3', undefined],
    ['1,234', undefined],
  ])('%j is %s', (text, value) => expect(typedFigure(text, 'kW')).toBe(value));
});

describe('changes', () => {
  it('leave out what is locked or the same, and keep the rows nothing touches', () => {
    const figures = after(fillValue(area(0, 0, 0, 3), 1), FIGURES, ({ column }) => column === 3);
    expect(figures).toEqual([
      [1, 1, 1, 4],
      [5, 6, 7, 8],
    ]);
    expect(figures[1]).toBe(FIGURES[1]);
    expect(changesOf(FIGURES, fillValue(area(0, 0, 0, 0), 1), open)).toEqual([]);
  });
  it('are taken back and made again, and no more of them are kept than are said', () => {
    const step = changesOf(FIGURES, fillValue(area(0, 0, 1, 3), 9), open);
    const back = undone(recorded(NO_HISTORY, step));
    const changed = applyChanges(FIGURES, step, 'to');
    expect(applyChanges(changed, back?.step ?? [], 'from')).toEqual(FIGURES);
    expect(redone(back?.history ?? NO_HISTORY)?.step).toBe(step);
    expect(redone(recorded(back?.history ?? NO_HISTORY, step))).toBeUndefined();
    let history = NO_HISTORY;
    for (let at = 0; at < MOST_STEPS + 20; at += 1) history = recorded(history, step);
    expect(history.past).toHaveLength(MOST_STEPS);
  });
});

describe('filling', () => {
  it('down and right', () => {
    expect(after(fillDown(FIGURES, area(0, 0, 1, 2)))).toEqual([
      [1, 2, null, 4],
      [1, 2, null, 8],
    ]);
    expect(after(fillRight(FIGURES, area(0, 1, 1, 3)))).toEqual([
      [1, 2, 2, 2],
      [5, 6, 6, 6],
    ]);
  });
  it('in equal steps', () => {
    expect(after(ramp(area(0, 0, 0, 3), 0, 10, 2))[0]).toEqual([0, 3.33, 6.67, 10]);
    expect(after(ramp(area(0, 1, 1, 1), 10, 0, 0)).map((row) => row[1])).toEqual([10, 0]);
    expect(after(ramp(area(0, 0, 0, 0), 3, 9, 0))[0]?.[0]).toBe(3);
  });
  it('by its handle, again and again in the direction that leads further', () => {
    const from = area(1, 0, 1, 1);
    expect(drawnTo(from, { row: 1, column: 3 })).toEqual(area(1, 0, 1, 3));
    expect(drawnTo(from, { row: 0, column: 1 })).toEqual(area(0, 0, 1, 1));
    expect(after(repeat(FIGURES, from, area(1, 0, 1, 3)))[1]).toEqual([5, 6, 5, 6]);
    expect(after(repeat(FIGURES, area(0, 3, 0, 3), area(0, 0, 0, 3)))[0]).toEqual([4, 4, 4, 4]);
  });
});

describe('pasting', () => {
  const pasted = (
    text: string,
    at = area(0, 0, 0, 0),
    figures = FIGURES,
    locked = (_: { row: number; column: number }) => false,
  ) => {
    const result = paste(text, at, figures, locked);
    if ('twofold' in result) throw new Error('It asked what a comma means.');
    const { writes, ...rest } = result;
    return { figures: after(writes, figures), ...rest };
  };
  const values = (text: string, form?: NumberForm) => {
    const result = paste(text, area(0, 0, 0, 0), [Array.from({ length: 6 }, () => 7)], open, form);
    return 'twofold' in result
      ? result
      : Array.from({ length: 6 }, (_, slot) => result.writes.find((one) => one.column === slot)?.value);
  };
  it('puts a table from the first cell on and says what was left out', () => {
    const { figures, ignored, area: where } = pasted('1\tx\n20\t30\r\n40\t50\n', area(0, 2, 0, 2));
    expect(figures).toEqual([
      [1, 2, 1, 4],
      [5, 6, 20, 30],
    ]);
    expect([ignored, where]).toEqual([
      { unreadable: [{ row: 0, column: 3, text: 'x' }], outside: 2, locked: 0 },
      area(0, 2, 1, 3),
    ]);
  });
  it('names no cell of the grid for a text that went beyond it', () => {
    const { ignored } = pasted('1\t2\n3\tabc\n', area(1, 1, 1, 1));
    expect(ignored).toEqual({ unreadable: [], outside: 2, locked: 0 });
  });

  it('clears with empty cells and leaves locked ones', () => {
    const { figures, ignored } = pasted('\t9\t9\t9', undefined, undefined, ({ column }) => column === 3);
    expect([figures[0], ignored.locked]).toEqual([[null, 9, 9, 4], 1]);
  });
  it('lays a column into a row where only that fits', () => {
    expect(pasted('1\n2\n3').figures[0]).toEqual([1, 2, 3, 4]);
    expect(pasted('11\n12').figures).toEqual([
      [11, 2, null, 4],
      [12, 6, 7, 8],
    ]);
    expect(pasted('1;2;3;4', undefined, [[null, null, null, null]]).figures).toEqual([[1, 2, 3, 4]]);
  });
  it('leaves out headings that were copied along', () => {
    expect(pasted('Unit\t00:00\t00:15\nA\t11\t12\nB\t13\t14').figures).toEqual([
      [11, 12, null, 4],
      [13, 14, 7, 8],
    ]);
  });
  it('takes no unreadable cell for a heading', () => {
    expect(values('#N/A\t0.2\t0.3\t0.4')).toEqual([undefined, 0.2, 0.3, 0.4, undefined, undefined]);
    for (const first of ['(5)', '5%', '€ 0,28', '28,5 ct', 'n/a', 'Unit'])
      expect(values(`${first}\t0.2\t0.3`)).toContain(0.3);
    expect(values('28,5 ct\t30 ct\n31 ct\t32 ct', { unit: 'kW' })).toEqual(Array.from({ length: 6 }, () => undefined));
    expect(values('(0.05)\t28,5 ct\t€ 0,28', { unit: 'money/kWh' })).toEqual([
      -0.05,
      0.285,
      0.28,
      undefined,
      undefined,
      undefined,
    ]);
  });
  it('reads all figures with one mark of decimals, and does not guess which', () => {
    expect(values('1,250\t0,5')).toEqual([1.25, 0.5, undefined, undefined, undefined, undefined]);
    expect(values('1.250\t0,5')).toEqual([1250, 0.5, undefined, undefined, undefined, undefined]);
    expect(values('1,250\t500')).toEqual({ twofold: ['1,250'] });
    expect(values('1,250\t500', { decimal: ',' })).toEqual([1.25, 500, undefined, undefined, undefined, undefined]);
    expect(values('1.250\t2.500\t1.250')).toEqual({ twofold: ['1.250', '2.500'] });
  });
  it('fills a larger area with one figure', () =>
    expect(pasted('7', area(0, 1, 1, 2)).figures).toEqual([
      [1, 7, 7, 4],
      [5, 7, 7, 8],
    ]));
  it('gives back what was copied', () => {
    expect(copied(FIGURES, area(0, 1, 1, 2))).toBe('2\t\n6\t7\n');
    expect(pasted(copied(FIGURES, area(0, 0, 1, 3))).figures).toEqual(FIGURES);
  });
});

describe('totals', () => {
  it('add up or are the mean', () => {
    expect(totalsOf(FIGURES, 4, true)).toEqual({ rows: [7, 26], slots: [6, 8, 7, 12], whole: 33 });
    expect(totalsOf([[0.1, 0.2, null]], 3, true).whole).toBe(0.3);
    expect(totalsOf(FIGURES, 4, false).rows).toEqual([2.33333333333, 6.5]);
    expect(totalsOf([[null]], 1, true)).toEqual({ rows: [null], slots: [null], whole: null });
  });
  it('know what is missing', () =>
    expect([gapOf(300, 288), gapOf(0.3, 0.1 + 0.2), gapOf(undefined, 1), gapOf(5, null)]).toEqual([12, 0, null, 5]));
});
