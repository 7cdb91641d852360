import { describe, expect, it } from 'vitest';
import * as rules from '@/schema/rules';
import type { Figures } from './figures';
import { problemsOf } from './problems';
import { daySlots, zoneSlots } from './slot';

const FIGURES: Figures = [
  [1, 2, null, 4],
  [5, 6, 7, 8],
];

describe('slots', () => {
  it('names quarters of an hour up to midnight', () => {
    const slots = daySlots(96);
    expect([slots.length, slots[41], slots[95]]).toEqual([
      96,
      { label: '10:15', name: '10:15–10:30' },
      { label: '23:45', name: '23:45–24:00' },
    ]);
    expect(daySlots(24)[9]?.name).toBe('09:00–10:00');
  });
  it.each([
    ['2026-03-29', 92],
    ['2026-10-25', 100],
    ['2026-06-01', 96],
  ])('%s has %i in Amsterdam', (day, count) => expect(zoneSlots(day, 'Europe/Amsterdam', 96)).toHaveLength(count));
  it('tells the hour that comes twice apart', () => {
    const labels = zoneSlots('2026-10-25', 'Europe/Amsterdam', 24).map((one) => one.label);
    expect(labels.slice(1, 5)).toEqual(['01:00', '02:00 +02:00', '02:00 +01:00', '03:00']);
    expect(new Set(labels).size).toBe(25);
  });
});

describe('rules', () => {
  const found = (figures: Figures, own: Parameters<typeof problemsOf>[1], locked?: Parameters<typeof problemsOf>[2]) =>
    problemsOf(figures, own, locked).map(({ row, column: slot, error }) => `${row}.${slot} ${error.rule}`);
  it('are checked cell by cell', () => {
    expect(found(FIGURES, { rules: [rules.decimal(0, 6, 1)] })).toEqual(['1.2 decimal', '1.3 decimal']);
    expect(found(FIGURES, { complete: true })).toEqual(['0.2 slotEmpty']);
    expect(found(FIGURES, { rules: [rules.atMost(6)] }, ({ column: slot }) => slot === 3)).toEqual(['1.2 atMost']);
  });
  it('know steps of prices', () => {
    expect(found([[1, null, 3, 2, 2]], { order: 'rising' })).toEqual(['0.3 slotRising']);
    expect(found([[3, 2, 2.5]], { order: 'falling' })).toEqual(['0.2 slotFalling']);
  });
  it('may be anything', () => {
    const check = ({ value, row, figures }: { value: number; row: number; figures: Figures }) =>
      row > 0 && value > (figures[0]?.[0] ?? 0) * 6 ? { rule: 'tooHigh' } : undefined;
    expect(found(FIGURES, { check })).toEqual(['1.2 tooHigh', '1.3 tooHigh']);
  });
});
