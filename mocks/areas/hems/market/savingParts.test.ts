import { expect, it } from 'vitest';
import { sites } from '../../../energy/fleet';
import { costSaving, totalsOf } from '../../../energy/totals';
import { simulator } from '../../../energy/simulator';
import { savingParts } from './savingParts';

const day = '2026-04-14';

it('shares the saving of a day out to the cent, for every kind of home', () => {
  for (const site of sites) {
    const steps = simulator.day(site, day);
    const parts = Object.values(savingParts(steps, site.capacityTarget));
    expect(
      parts.reduce((sum, part) => sum + part, 0),
      site.id,
    ).toBeCloseTo(costSaving(totalsOf(steps)), 1);
  }
});

it('gives nothing to what a home does not have', () => {
  const plain = sites.find(({ pv, battery }) => !pv && !battery);
  expect(plain && savingParts(simulator.day(plain, day), undefined)).toMatchObject({
    savingBySolar: 0,
    savingByTrading: 0,
    savingByCapacity: 0,
    savingBySmartCharge: 0,
    savingByHvac: 0,
  });
  const sunny = sites.find(({ pv, battery }) => pv && !battery);
  expect(sunny && savingParts(simulator.day(sunny, day), undefined)).toMatchObject({
    savingByTrading: 0,
    savingByCapacity: 0,
  });
});
