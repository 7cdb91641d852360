import { describe, expect, it } from 'vitest';
import { plainColors } from './toneColors';

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/**
 * What is left of light (linear red, green, blue) to those who see all of it, no red, no green (Machado, Oliveira,
 * Fernandes 2009).
 */
const SIGHTS: Readonly<Record<string, Matrix>> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'without red': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'without green': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
};

const times = (matrix: Matrix, [r, g, b]: Triple): Triple => {
  const [x, y, z] = matrix.map(([p, q, s]) => Math.max(0, p * r + q * g + s * b));
  return [x ?? 0, y ?? 0, z ?? 0];
};

const linear = (color: string): Triple => {
  const [r, g, b] = [1, 3, 5].map((from) => {
    const value = Number.parseInt(color.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return [r ?? 0, g ?? 0, b ?? 0];
};

/** Oklab, where equal distances look equally far. */
const seen = (light: Triple): Triple => {
  const [l, m, s] = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    light,
  ).map(Math.cbrt);
  const [a = 0, b = 0, c = 0] = [l, m, s];
  return [
    0.2104542553 * a + 0.793617785 * b - 0.0040720468 * c,
    1.9779984951 * a - 2.428592205 * b + 0.4505937099 * c,
    0.0259040371 * a + 0.7827717662 * b - 0.808675766 * c,
  ];
};

describe.each(['light', 'dark'] as const)('colors of series in %s', (mode) => {
  it.each(Object.keys(SIGHTS))('are told apart by sight %s', (sight) => {
    const matrix = SIGHTS[sight] ?? expect.fail();
    const colors = plainColors[mode].map((color) => seen(times(matrix, linear(color))));
    const near = colors.flatMap((one, at) =>
      colors.slice(at + 1).map((other, on) => ({
        pair: [plainColors[mode][at], plainColors[mode][at + 1 + on]],
        distance: Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]),
      })),
    );
    expect(near.filter(({ distance }) => distance < 0.06)).toEqual([]);
  });
});
