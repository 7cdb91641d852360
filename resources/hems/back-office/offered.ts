import { asObject, isYes, listOf, textAt } from '@/api';
import type { TreeOption } from '@/widgets';

/**
 * What can be given to a tenant, as a tree, and what of it the tenant has. A record may stand below several others: ids
 * are paths.
 */
export interface Offered {
  readonly options: readonly TreeOption[];
  /** Paths of ticked leaves. */
  readonly given: readonly string[];
}

/** `[{id, name, checked, children}]`, nested as deep as it comes. */
export function readOffered(answer: unknown, above = ''): Offered {
  const parts = listOf(answer).flatMap((row) => {
    const id = textAt(row, 'id') || textAt(row, 'code');
    if (id === '') return [];
    const path = above === '' ? id : `${above}/${id}`;
    const below = readOffered(asObject(row)?.children, path);
    const leaf = below.options.length === 0;
    return [
      {
        option: {
          id: path,
          label: textAt(row, 'name') || textAt(row, 'desc') || id,
          ...(!leaf && { children: below.options }),
        },
        given: leaf ? (isYes(row, 'checked') ? [path] : []) : below.given,
      },
    ];
  });
  return { options: parts.map(({ option }) => option), given: parts.flatMap(({ given }) => given) };
}

/** By depth, from the top: the ids of all that is ticked or has something ticked below it. */
export function chosenByLevel(ticked: readonly string[]): string[][] {
  const levels: Set<string>[] = [];
  for (const path of ticked) for (const [depth, id] of path.split('/').entries()) (levels[depth] ??= new Set()).add(id);
  return levels.map((ids) => [...ids]);
}

/**
 * Whether everything below what is chosen at a depth is ticked: such a level is sent empty, so that what comes later
 * counts too.
 */
export function isWhole(options: readonly TreeOption[], ticked: ReadonlySet<string>, depth: number): boolean {
  const has = ({ id, children = [] }: TreeOption): boolean =>
    children.length === 0 ? ticked.has(id) : children.some(has);
  return options.every((one) => (depth === 0 ? has(one) : !has(one) || isWhole(one.children ?? [], ticked, depth - 1)));
}
