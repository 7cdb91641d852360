/**
 * A color (`#rrggbb`) at an alpha of 0 to 1, as `#rrggbbaa`.
 *
 * @example fade('#2e7d32', 0.5) // '#2e7d3280'
 * @public
 */
export function fade(color: string, alpha: number): string {
  return `${color}${Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0')}`;
}

const part = (color: string, from: number) => Number.parseInt(color.slice(from, from + 2), 16);

/**
 * A color (`#rrggbb`) on its way to another: 0 is the first, 1 the other.
 *
 * @example mixColors('#000000', '#ffffff', 0.5) // '#808080'
 * @public
 */
export function mixColors(one: string, other: string, share: number): string {
  const mixed = [1, 3, 5].map((from) => Math.round(part(one, from) * (1 - share) + part(other, from) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
