import type { PageTab } from './pageTab';

/**
 * Closes what was visited longest ago until no more than `most` tabs are open; never one with unsaved input, nor
 * `kept`.
 */
export function trimTabs(
  tabs: readonly PageTab[],
  most: number,
  kept: string | undefined,
  dirty: ReadonlySet<string>,
): readonly PageTab[] {
  const free = tabs.filter((tab) => tab.key !== kept && !dirty.has(tab.key)).toSorted((a, b) => a.used - b.used);
  const gone = new Set(free.slice(0, Math.max(0, tabs.length - most)).map((tab) => tab.key));
  return gone.size === 0 ? tabs : tabs.filter((tab) => !gone.has(tab.key));
}
