/** Parts of field types by the folder they stand in, which is the name of their type. */
export const byType = <T>(found: Readonly<Record<string, T>>): ReadonlyMap<string | undefined, T> =>
  new Map(Object.entries(found).map(([path, part]) => [path.split('/').at(-2), part]));
