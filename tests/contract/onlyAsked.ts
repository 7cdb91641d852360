/** All of them, or those that `npm run check` is about: `CHECKED=depot/part,depot/yield`. */
export function onlyAsked<T extends { readonly name: string }>(all: readonly T[]): readonly T[] {
  const asked = process.env.CHECKED;
  return asked ? all.filter(({ name }) => asked.split(',').includes(name)) : all;
}
