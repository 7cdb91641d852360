const WIDTH = 120;
const HEIGHT = 40;
const INKS = ['#0b3d91', '#7a1f5c', '#1b5e20', '#8a3b00'];
/** Of a letter, before it is turned. */
const [ACROSS, DOWN] = [15, 22];

/**
 * What a letter is made of, on a board of three by three points: `02` leads from the first to the last point of the top
 * row.
 */
const STROKES: Readonly<Record<string, string>> = {
  A: '61 18 35',
  C: '20 06 68',
  E: '20 06 68 34',
  F: '20 06 34',
  H: '06 28 35',
  J: '28 86 63',
  K: '06 23 38',
  L: '06 68',
  M: '60 04 42 28',
  N: '60 08 82',
  P: '60 02 25 53',
  R: '60 02 25 53 48',
  T: '02 17',
  U: '06 68 82',
  V: '07 72',
  W: '06 64 48 82',
  X: '08 26',
  Y: '04 24 47',
  1: '31 17',
  2: '02 25 56 68',
  3: '02 28 86 45',
  4: '03 35 28',
  7: '02 26',
  9: '53 30 02 28',
};

/**
 * Letters and digits that are not mistaken for one another, drawn of straight strokes; the others are there for a
 * verification code that is set.
 */
export const CAPTCHA_CHARACTERS = Object.keys(STROKES)
  .filter((char) => char !== '1')
  .join('');

const between = (from: number, to: number): number => {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return Math.round((from + (random / 2 ** 32) * (to - from)) * 10) / 10;
};

/** The strokes of a letter as a bent path, askew: no two are drawn alike, and none says which letter it is. */
function drawn(char: string, index: number, count: number): readonly string[] {
  const middle = { x: (WIDTH / (count + 1)) * (index + 1), y: between(18, 22) };
  const [angle, size] = [(between(-10, 10) * Math.PI) / 180, between(0.9, 1.1)];
  const place = (point: string): { x: number; y: number } => {
    const [x, y] = [
      ((Number(point) % 3) - 1) * (ACROSS / 2) * size,
      (Math.floor(Number(point) / 3) - 1) * (DOWN / 2) * size,
    ];
    return {
      x: middle.x + x * Math.cos(angle) - y * Math.sin(angle) + between(-0.8, 0.8),
      y: middle.y + x * Math.sin(angle) + y * Math.cos(angle) + between(-0.8, 0.8),
    };
  };
  const text = ({ x, y }: { x: number; y: number }) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return (STROKES[char] ?? '').split(' ').map((stroke) => {
    const [from, to] = [place(stroke.charAt(0)), place(stroke.charAt(1))];
    const bend = { x: (from.x + to.x) / 2 + between(-1.5, 1.5), y: (from.y + to.y) / 2 + between(-1.5, 1.5) };
    return between(0, 1) < 0.5
      ? `M${text(from)}Q${text(bend)} ${text(to)}`
      : `M${text(to)}Q${text(bend)} ${text(from)}`;
  });
}

/** A line across the picture. */
function line(index: number): string {
  const ink = INKS[index % INKS.length];
  return `<path d="M0 ${between(4, 36)}Q${between(30, 90)} ${between(0, 40)} ${WIDTH} ${between(4, 36)}" stroke="${ink}" stroke-opacity=".4"/>`;
}

/**
 * Letters drawn askew under a few lines: an SVG image as a data address. They are strokes of one color in any order,
 * no text: what the picture says is in none of its words.
 */
export function captchaImage(code: string): string {
  const strokes = [...code].flatMap((char, index) => drawn(char, index, code.length));
  const ink = INKS[Math.floor(between(0, INKS.length - 0.1))] ?? INKS[0];
  const mixed = strokes.map((stroke) => ({ stroke, at: between(0, 1000) })).toSorted((one, other) => one.at - other.at);
  const lines = Array.from({ length: 4 }, (_, index) => line(index)).join('');
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" fill="none" stroke-width="2.4" stroke-linecap="round">` +
    `<rect width="100%" height="100%" fill="#eef2f8"/>${lines}<path stroke="${ink}" d="${mixed.map(({ stroke }) => stroke).join('')}"/></svg>`;
  return `data:image/svg+xml;base64,${btoa(svg)}`;
}
