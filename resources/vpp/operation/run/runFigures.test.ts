import { expect, it } from 'vitest';
import { runFigures, withBand } from './runFigures';

const BASELINE = [400, 402, 404, 406, 405, 403, 401, 399];
const ACTUAL = [300, 110, 100, 95, null, 100, 105, 420];
const ANSWER = {
  xlist: BASELINE.map((_, at) => String(at)),
  ylist: [
    { name: '基线', dataKey: 'baseline', list: BASELINE.map(String) },
    { dataKey: 'target', list: BASELINE.map((power) => power - 300) },
    { dataKey: 'actual', list: ACTUAL },
    { dataKey: 'response', list: ACTUAL.map((power, at) => (power === null ? null : (BASELINE[at] ?? 0) - power)) },
  ],
};

it('has the worked numbers of a run with a silent meter', () => {
  expect(runFigures(ANSWER)).toEqual({
    responsePower: -21,
    targetEnergy: 600,
    responseEnergy: 401.5,
    completionRate: 66.92,
    missingSlots: 1,
  });
});

it('draws the band between 80 and 120 % of the target', () => {
  const { ylist } = withBand(ANSWER) as typeof ANSWER;
  expect(ylist.slice(4).map(({ list }) => list[0])).toEqual([160, 40]);
});

it('takes answers with nothing in them', () => {
  for (const empty of [null, {}, { ylist: null }, []]) {
    expect(runFigures(empty)).toEqual({
      responsePower: null,
      targetEnergy: 0,
      responseEnergy: null,
      completionRate: null,
      missingSlots: null,
    });
    expect(withBand(empty)).toBe(empty);
  }
});
