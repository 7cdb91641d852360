type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** Light (linear red, green, blue) to long, medium and short waves, and these to Oklab. */
const TO_WAVES: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const TO_LAB: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

/**
 * What is left of light (linear red, green, blue) to those who see all of it, no red, no green (Machado, Oliveira,
 * Fernandes 2009).
 */
export const SIGHTS = {
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
} as const satisfies Readonly<Record<string, Matrix>>;

export type Sight = keyof typeof SIGHTS;

const times = (matrix: Matrix, [r, g, b]: Triple): Triple => {
  const [x = 0, y = 0, z = 0] = matrix.map(([p, q, s]) => p * r + q * g + s * b);
  return [x, y, z];
};

const linear = (color: string): Triple => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((from) => {
    const value = Number.parseInt(color.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return [r, g, b];
};

/** A color (`#rrggbb`) in Oklab, where equal distances look equally far. */
function seen(color: string, sight: Sight): Triple {
  const [r, g, b] = times(SIGHTS[sight], linear(color));
  const [l, m, s] = times(TO_WAVES, [Math.max(0, r), Math.max(0, g), Math.max(0, b)]);
  return times(TO_LAB, [Math.cbrt(l), Math.cbrt(m), Math.cbrt(s)]);
}

/** How far two colors look from each other: black and white are 1 apart, what is under 0.06 is taken for the same. */
export function colorDistance(one: string, other: string, sight: Sight = 'full'): number {
  const [a, b] = [seen(one, sight), seen(other, sight)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
