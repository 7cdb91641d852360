/** What a file imports. */
type ImportsOf = (file: string) => readonly { readonly target: string }[];

export function reachedTests(
  changed: readonly string[],
  files: readonly string[],
  importsOf: ImportsOf,
): { readonly file: string; readonly distance: number }[];
export function changedResources(changed: readonly string[]): string[];
