const WIDTH = 120;
const HEIGHT = 40;
const INKS = ['#0b3d91', '#7a1f5c', '#1b5e20', '#8a3b00'];

const between = (from: number, to: number): number => {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return Math.round(from + (random / 2 ** 32) * (to - from));
};

function letter(char: string, index: number, count: number): string {
  const x = (WIDTH / (count + 1)) * (index + 1);
  const y = between(26, 32);
  return (
    `<text x="${x}" y="${y}" fill="${INKS[index % INKS.length]}" font-size="${between(24, 28)}" text-anchor="middle" ` +
    `transform="rotate(${between(-22, 22)} ${x} ${y})">${char}</text>`
  );
}

function line(index: number): string {
  const ink = INKS[index % INKS.length];
  return (
    `<path d="M0 ${between(4, 36)} Q ${between(30, 90)} ${between(0, 40)} ${WIDTH} ${between(4, 36)}" ` +
    `stroke="${ink}" stroke-opacity=".4" fill="none"/>`
  );
}

/** Four letters drawn askew under a few lines: an SVG image as a data address. */
export function captchaImage(code: string): string {
  const letters = [...code].map((char, index) => letter(char, index, code.length)).join('');
  const lines = Array.from({ length: 4 }, (_, index) => line(index)).join('');
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" ` +
    `font-family="Verdana, DejaVu Sans, sans-serif" font-weight="bold"><rect width="100%" height="100%" fill="#eef2f8"/>${lines}${letters}</svg>`;
  return `data:image/svg+xml;base64,${btoa(svg)}`;
}
