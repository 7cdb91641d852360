const PLAIN = /^[+-]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d*)?(?:e[+-]?\d+)?$|^[+-]?\.\d+$/i;

/**
 * A finite number from whatever the wire holds: a number, its text ('1.50', '1,234'), or `{value, unit}`.
 * Everything else is `null`: '', 'NaN', '∞', true, lists.
 */
export function readNumber(wire: unknown): number | null {
  if (typeof wire === 'number') return Number.isFinite(wire) ? wire : null;
  if (typeof wire === 'object' && wire !== null && 'value' in wire && typeof wire.value !== 'object')
    return readNumber(wire.value);
  if (typeof wire !== 'string') return null;
  const text = wire.trim();
  const number = PLAIN.test(text) ? Number(text.replaceAll(',', '')) : Number.NaN;
  return Number.isFinite(number) ? number : null;
}
