import type { SchemaFile } from './nameProblems.mjs';
export function wantedNames(
  files: readonly Pick<SchemaFile, 'expected' | 'names'>[],
  words: readonly string[],
): { readonly names: readonly string[]; readonly unknown: readonly string[] };
