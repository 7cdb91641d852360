const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

function channels(color: string): number[] {
  const found = HEX.exec(color);
  if (!found) throw new Error(`"${color}" is not a color like #1a2b3c.`);
  return found.slice(1).map((pair) => Number.parseInt(pair, 16));
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colors (`#rrggbb`) by WCAG 2.2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Black-blue or white, whichever reads better on the color. */
export function inkOn(color: string): string {
  return contrast(color, '#ffffff') >= contrast(color, '#0e141b') ? '#ffffff' : '#0e141b';
}
