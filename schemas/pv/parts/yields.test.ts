import { describe, expect, it } from 'vitest';
import { availability, energyAvailability, equivalentHours, performanceRatio, performanceRatio25 } from './yields';

/** Six hours of 1 kW/m² and 480 kWh of 100 kWp (operations, 8.1). */
const day = Array.from({ length: 6 }, () => ({ energy: 80, irradiation: 1, temperature: 45 }));

describe('yields of IEC 61724-1', () => {
  it('counts hours at full power', () => expect(equivalentHours(480, 100)).toBe(4.8));
  it('is the energy over that of the sun', () => expect(performanceRatio(day, 100)).toBeCloseTo(80, 6));
  it('at 25 °C leaves the heat out', () => expect(performanceRatio25(day, 100, -0.35)).toBeCloseTo(86.02, 2));
  it('leaves hours out of which one side is missing', () => {
    const energies = [48, 72, 80, 80, 100, 100];
    const gap = energies.map((energy, at) => ({
      energy: at === 0 ? null : energy,
      irradiation: at === 0 ? 0.6 : 1.08,
    }));
    expect(performanceRatio(gap, 100)).toBeCloseTo(80, 6);
  });
  it('without sun there is none', () => {
    expect(performanceRatio([], 100)).toBeNull();
    expect(equivalentHours(10, 0)).toBeNull();
  });
  it('weights what is down with what it is rated', () =>
    expect(
      availability(
        [
          { rated: 25, down: 2 },
          { rated: 25, down: 0 },
          { rated: 25, down: 0 },
          { rated: 25, down: 0 },
        ],
        10,
      ),
    ).toBeCloseTo(95, 6));
  it('is unknown at night', () => expect(availability([{ rated: 25, down: 0 }], 0)).toBeNull());
  it('is the energy that came of what could have come', () =>
    expect(energyAvailability(480, 24)).toBeCloseTo(95.24, 2));
});
