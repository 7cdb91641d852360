import { useMemo } from 'react';
import { useUserMemory } from '@/widgets/internal';
import { arrangeMenu, moveItem, readMenuCustom, toggleItem, type MenuCustom, type MenuItemChoice } from './customMenu';

/** How many sites' menus are remembered; the one changed longest ago goes first. */
const MOST = 200;

type Memory = readonly (readonly [siteId: string, custom: MenuCustom])[];

function readMemory(stored: unknown): Memory {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((entry): Memory => {
    if (!Array.isArray(entry) || typeof entry[0] !== 'string') return [];
    const custom = readMenuCustom(entry[1]);
    return custom ? [[entry[0], custom]] : [];
  });
}

/**
 * A site's navigation as this user arranged it, and what changes it (spec 01 §5: remembered per station).
 *
 * @example
 * const menu = useCustomMenu(siteId, [{ key: 'cost', label: translate('home.cost') }]);
 * menu.shown.map(({ key }) => key) // ['cost']
 * @public
 */
export function useCustomMenu<T extends MenuItemChoice>(siteId: string, items: readonly T[]) {
  const [memory, write] = useUserMemory('customMenu', readMemory);
  const custom = memory.find(([id]) => id === siteId)?.[1];
  const arranged = useMemo(() => arrangeMenu(items, custom), [items, custom]);
  const others = memory.filter(([id]) => id !== siteId);
  const keep = (next: MenuCustom) => write([...others.slice(1 - MOST), [siteId, next]]);
  return {
    /** All items in the user's order. */
    arranged,
    shown: useMemo(() => arranged.filter(({ checked }) => checked).map(({ item }) => item), [arranged]),
    changed: custom !== undefined,
    toggle: (key: string) => keep(toggleItem(arranged, key)),
    move: (key: string, to: number) => keep(moveItem(arranged, key, to)),
    restore: () => write(others),
  };
}
