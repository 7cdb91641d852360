import { describe, expect, it } from 'vitest';
import { energyUsage } from '@schemas/hems/home/energy-usage.report';
import { alike } from './alike';
import type { Whole } from './readUsage';

const { measures } = energyUsage;
const whole = (parts: Readonly<Record<string, number | null>>, unit = 'kWh'): Whole => ({
  total: { value: Object.values(parts).reduce<number>((sum, one) => sum + (one ?? 0), 0), unit: 'kWh' },
  parts: Object.entries(parts).map(([type, value]) => ({ type, text: type, amount: { value, unit } })),
});
const absentThen = (tone: 'charger' | 'battery') => ({ now: new Set([]), before: new Set([tone]) });

describe('totals of two times', () => {
  it('are whole where both have the same parts, also where one of them is nothing used', () =>
    expect(
      alike(whole({ otherLoad: 20, evChargerCharged: 9 }), whole({ otherLoad: 18, evChargerCharged: 0 }), measures),
    ).toEqual({ now: { value: 29, unit: 'kWh' }, before: { value: 18, unit: 'kWh' }, left: [] }));

  it.each([
    ['is not told', { otherLoad: 18 }, undefined],
    ['has no value', { otherLoad: 18, evChargerCharged: null }, undefined],
    ['is zero and was not there', { otherLoad: 18, evChargerCharged: 0 }, absentThen('charger')],
  ] as const)('leave out a part that came since: before, it %s', (_, before, absent) => {
    const {
      now,
      before: then,
      left,
    } = alike(whole({ otherLoad: 20, evChargerCharged: 9 }), whole(before), measures, absent);
    expect([now.value, then.value, left.map(({ type }) => type)]).toEqual([20, 18, ['evChargerCharged']]);
  });

  it('leave out a part that went', () => {
    const { now, before, left } = alike(
      whole({ pvProduction: 5 }),
      whole({ pvProduction: 4, batteryDischarged: 3 }),
      measures,
    );
    expect([now.value, before.value, left.length]).toEqual([5, 4, 1]);
  });

  it('are nothing where a part cannot be taken away', () =>
    expect(alike(whole({ otherLoad: 2, x: 1 }, 'MWh'), whole({ otherLoad: 2 }), measures).now.value).toBeNull());
});
