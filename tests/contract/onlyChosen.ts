/** All of them, or those that are named, one by one or by their area: `CHECKED=depot/part,vpp`. */
export function onlyChosen<T extends { readonly name: string }>(all: readonly T[]): readonly T[] {
  const chosen = (process.env.CHECKED ?? '').split(',').filter(Boolean);
  return chosen.length > 0
    ? all.filter(({ name }) => chosen.some((one) => name === one || name.startsWith(`${one}/`)))
    : all;
}

/** Those of areas that changed: `UNCHANGED=hems,pv` are left out by a run that knows them to be as they were. */
export function onlyChanged<T extends { readonly name: string }>(all: readonly T[]): readonly T[] {
  const unchanged = (process.env.UNCHANGED ?? '').split(',').filter(Boolean);
  return all.filter(({ name }) => !unchanged.some((area) => name.startsWith(`${area}/`)));
}
