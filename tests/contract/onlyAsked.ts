/** All of them, or those that are named, one by one or by their area: `CHECKED=depot/part,vpp`. */
export function onlyAsked<T extends { readonly name: string }>(all: readonly T[]): readonly T[] {
  const asked = (process.env.CHECKED ?? '').split(',').filter(Boolean);
  return asked.length > 0
    ? all.filter(({ name }) => asked.some((one) => name === one || name.startsWith(`${one}/`)))
    : all;
}
