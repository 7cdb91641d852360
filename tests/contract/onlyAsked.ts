/** All of them, or the one that `npm run check` is about. */
export function onlyAsked<T extends { readonly name: string }>(all: readonly T[]): readonly T[] {
  const asked = process.env.CHECKED;
  return asked ? all.filter(({ name }) => name === asked) : all;
}
