/** A color (`#rrggbb`) at an alpha of 0 to 1, as `#rrggbbaa`. */
export function fade(color: string, alpha: number): string {
  return `${color}${Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0')}`;
}
