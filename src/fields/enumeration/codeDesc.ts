/** The code of `{code, desc}`, `{value, label}` and the like, or the plain value itself, as trimmed text. */
export function codeText(wire: unknown): string | null {
  if (Number.isFinite(wire) || typeof wire === 'boolean') return String(wire);
  if (typeof wire === 'string') return wire.trim() || null;
  if (typeof wire !== 'object' || wire === null) return null;
  const { code, value, id }: { code?: unknown; value?: unknown; id?: unknown } = wire;
  const own = code ?? value ?? id;
  return typeof own === 'object' ? null : codeText(own);
}

/** The words beside a code: `desc`, `label` or `name` of an object. */
export function descText(wire: unknown): string | undefined {
  if (typeof wire !== 'object' || wire === null) return undefined;
  const { desc, label, name }: { desc?: unknown; label?: unknown; name?: unknown } = wire;
  const own = desc ?? label ?? name;
  return typeof own === 'string' && own.trim() !== '' ? own : undefined;
}
