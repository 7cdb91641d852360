import { ancestorsOf, type TreeIndex } from './treeIndex';
import { foldText } from '@/schema';

/** Ids of the nodes whose label holds the text, with everything above them. `undefined` for no text: all. */
export function searchTree(index: TreeIndex, query: string): ReadonlySet<string> | undefined {
  const wanted = foldText(query);
  if (wanted === '') return undefined;
  const found = new Set<string>();
  for (const [id, { option }] of index) {
    if (!foldText(option.label).includes(wanted)) continue;
    found.add(id);
    for (const ancestor of ancestorsOf(index, id)) found.add(ancestor);
  }
  return found;
}

/** Ids of the nodes on view, in order: those under open parents; during a search those found, all open. */
export function visibleNodes(index: TreeIndex, expanded: ReadonlySet<string>, found?: ReadonlySet<string>): string[] {
  const shown = new Set<string>();
  for (const [id, { parent }] of index) {
    if (found ? found.has(id) : parent === undefined || (expanded.has(parent) && shown.has(parent))) shown.add(id);
  }
  return [...shown];
}
