/** An object of a wire answer, or undefined. */
export function asObject(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Readonly<Record<string, unknown>>) : undefined;
}

/** A text or a number of the wire as trimmed text, else ''. */
export function asText(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  return typeof value === 'string' ? value.trim() : '';
}

/** A code of the wire: `1`, `'1'` or `{code: 1}` read as '1'. */
export function asCode(value: unknown): string {
  return asText(asObject(value)?.code ?? value);
}

/** A flag of the wire (1, '1', true, 'true', {code: 1}), or undefined when it is none. */
export function asFlag(value: unknown): boolean | undefined {
  const plain = asObject(value)?.code ?? value;
  const text = typeof plain === 'boolean' ? String(plain) : asText(plain).toLowerCase();
  if (text === '1' || text === 'true') return true;
  return text === '0' || text === 'false' ? false : undefined;
}
