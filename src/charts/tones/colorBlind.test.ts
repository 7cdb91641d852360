import { describe, expect, it } from 'vitest';
import { shadesOf } from './seriesLook';
import { colorDistance, SIGHTS, type Sight } from './sight';
import { plainColors, toneColors } from './toneColors';

const SURFACES = { light: '#ffffff', dark: '#171e26' };
const SAME = 0.06;

const isSight = (name: string): name is Sight => name in SIGHTS;
const pairsOf = (colors: readonly string[]) =>
  colors.flatMap((one, at) => colors.slice(at + 1).map((other) => [one, other] as const));

describe.each(['light', 'dark'] as const)('colors of series in %s', (mode) => {
  it.each(Object.keys(SIGHTS).filter(isSight))('are told apart by sight %s', (sight) => {
    const near = pairsOf(plainColors[mode]).filter(([one, other]) => colorDistance(one, other, sight) < SAME);
    expect(near).toEqual([]);
  });

  it.each(Object.keys(SIGHTS).filter(isSight))('are told apart as shades of one kind by sight %s', (sight) => {
    const near = Object.values(toneColors[mode]).flatMap((tone) =>
      pairsOf(shadesOf(tone, { mode, paper: SURFACES[mode] })).filter(
        ([one, other]) => colorDistance(one, other, sight) < SAME,
      ),
    );
    expect(near).toEqual([]);
  });
});
