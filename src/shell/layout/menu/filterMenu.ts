import type { MenuEntry } from '@/access';
import { foldText } from '@/schema';

export function countEntries(entries: readonly MenuEntry[]): number {
  return entries.reduce((sum, entry) => sum + 1 + countEntries(entry.children), 0);
}

/** The entries whose name contains the text in either language, with the way to them and all that is below them. */
export function filterMenu(entries: readonly MenuEntry[], text: string): readonly MenuEntry[] {
  const wanted = foldText(text);
  if (wanted === '') return entries;
  return entries.flatMap((entry) => {
    if (foldText(`${entry.name}\n${entry.nameEn}`).includes(wanted)) return [entry];
    const children = filterMenu(entry.children, wanted);
    return children.length > 0 ? [{ ...entry, children }] : [];
  });
}
