/**
 * How a spreadsheet shows numbers of a unit: `numberFormat('EUR', 2)` is `#,##0.00" EUR"` with a form for what is below
 * zero, and 0 as '0'. A share ('%') is shown as one. Without decimals a number has those it needs.
 *
 * @param signed a difference: with a plus, where it is one
 */
export function numberFormat(unit: string, decimals?: number, signed = false): string {
  if (unit === '%') return `0${decimals === 0 ? '' : `.${'0'.repeat(decimals ?? 2)}`}%`;
  const ending = unit === '' ? '' : `" ${unit.replaceAll('"', '')}"`;
  if (decimals === undefined) return `General${ending}`;
  const shown = `#,##0${decimals > 0 ? `.${'0'.repeat(decimals)}` : ''}${ending}`;
  return `${signed ? '+' : ''}${shown};-${shown};0${ending}`;
}
