/** A JSON object, nothing about which is certain. */
export type Tree = Readonly<Record<string, unknown>>;

export const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object, or an empty one. */
export const treeOf = (value: unknown): Tree => (isTree(value) ? value : {});

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

export function textsOf(value: unknown): string[] {
  return listOf(value).flatMap((one) => textOf(one) ?? []);
}

export function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/** What a pointer inside the document leads to: `#/components/schemas/Brand`. */
export function pointed(document: Tree, pointer: string): unknown {
  const parts = pointer
    .slice(2)
    .split('/')
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'));
  return parts.reduce<unknown>((at, part) => (Array.isArray(at) ? at[Number(part)] : treeOf(at)[part]), document);
}
