/** A navigation item that can be shown or not. */
export interface MenuItemChoice {
  readonly key: string;
  /** Already in the user's language. */
  readonly label: string;
}

/** What a person made of a menu: an order, and what is left out. Keys that are gone or new do no harm. */
export interface MenuCustom {
  readonly order: readonly string[];
  readonly hidden: readonly string[];
}

export interface ArrangedItem<T extends MenuItemChoice> {
  readonly item: T;
  readonly checked: boolean;
  /** The last one that is checked: it must stay (spec 01 §5). */
  readonly locked: boolean;
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** A stored choice, as far as it can be read; `undefined` for none. */
export function readMenuCustom(stored: unknown): MenuCustom | undefined {
  if (typeof stored !== 'object' || stored === null || !('order' in stored) || !('hidden' in stored)) return undefined;
  return { order: texts(stored.order), hidden: texts(stored.hidden) };
}

/** The items in the person's order, new ones where they stand by default; at least one is checked. */
export function arrangeMenu<T extends MenuItemChoice>(
  items: readonly T[],
  custom: MenuCustom | undefined,
): ArrangedItem<T>[] {
  const sorted = items.map((item) => item.key).filter((key) => custom?.order.includes(key));
  const places = [...new Set(custom?.order)].filter((key) => sorted.includes(key));
  const byKey = new Map(items.map((item) => [item.key, item]));
  // Known items fill the places of known items; a new one keeps its own place between them.
  let next = 0;
  const ordered = items.map((item) => (sorted.includes(item.key) ? (byKey.get(places[next++] ?? '') ?? item) : item));
  const hidden = new Set(custom?.hidden);
  const noneLeft = ordered.every(({ key }) => hidden.has(key));
  const checked = ordered.map(({ key }, at) => (noneLeft ? at === 0 : !hidden.has(key)));
  const only = checked.filter(Boolean).length === 1;
  return ordered.map((item, at) => ({ item, checked: checked[at] === true, locked: only && checked[at] === true }));
}

const customOf = (arranged: readonly ArrangedItem<MenuItemChoice>[]): MenuCustom => ({
  order: arranged.map(({ item }) => item.key),
  hidden: arranged.filter(({ checked }) => !checked).map(({ item }) => item.key),
});

/** Checks or unchecks an item; the last one that is checked stays. */
export function toggleItem(arranged: readonly ArrangedItem<MenuItemChoice>[], key: string): MenuCustom {
  return customOf(
    arranged.map((one) => (one.item.key === key && !one.locked ? { ...one, checked: !one.checked } : one)),
  );
}

/** Moves an item to a place, from 0. */
export function moveItem(arranged: readonly ArrangedItem<MenuItemChoice>[], key: string, to: number): MenuCustom {
  const from = arranged.findIndex(({ item }) => item.key === key);
  const next = [...arranged];
  if (from >= 0) next.splice(Math.max(0, Math.min(arranged.length - 1, to)), 0, ...next.splice(from, 1));
  return customOf(next);
}
