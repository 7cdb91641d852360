/** An id as text from a text, a number, or an object that carries one (`{id, name}`, `{code, desc}`). */
export function readId(wire: unknown): string | null {
  if (typeof wire === 'string') return wire.trim() || null;
  if (typeof wire === 'number') return Number.isFinite(wire) ? String(wire) : null;
  if (typeof wire === 'bigint') return String(wire);
  if (typeof wire !== 'object' || wire === null) return null;
  const { id, code, value }: { id?: unknown; code?: unknown; value?: unknown } = wire;
  const own = id ?? code ?? value;
  return typeof own === 'object' ? null : readId(own);
}
