/**
 * Of messages by path ('2.name') those of one row, by path below it ('name').
 *
 * @example errorsOfRow({ '2.name': 'Required' }, 2) // { name: 'Required' }
 * @public
 */
export function errorsOfRow(errors: Readonly<Record<string, string>> = {}, index: number): Record<string, string> {
  const start = `${index}.`;
  const own = Object.entries(errors).filter(([path]) => path.startsWith(start));
  return Object.fromEntries(own.map(([path, text]) => [path.slice(start.length), text]));
}
