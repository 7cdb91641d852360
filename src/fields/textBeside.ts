/**
 * Words the wire carried beside the value of a field, when the form's values are a loaded record; else undefined.
 *
 * @example textBeside({ ownerId: '7', $texts: { ownerId: 'Ada' } }, 'ownerId') // 'Ada'
 * @public
 */
export function textBeside(values: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const texts = values.$texts;
  if (typeof texts !== 'object' || texts === null) return undefined;
  const own: unknown = new Map(Object.entries(texts)).get(name);
  return typeof own === 'string' && own !== '' ? own : undefined;
}
