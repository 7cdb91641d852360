/** An answer as a row: a bare list counts as its `list`, anything else that is no object as an empty row. */
export function rowOf(answer: unknown): Readonly<Record<string, unknown>> {
  if (Array.isArray(answer)) return { list: answer };
  return typeof answer === 'object' && answer !== null ? { ...answer } : {};
}
