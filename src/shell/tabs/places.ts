import type { Leave, PagePlace } from '@/data/internal';

export interface Places {
  /** The place of a tab, the same object while the tab is open. */
  of(key: string): PagePlace;
  /** Closes the places of all other tabs, and what goes on in them. */
  keep(keys: ReadonlySet<string>): void;
  /** The page of a hidden tab gives way to another: what goes on in it ends. */
  empty(key: string): void;
  isDirty(key: string): boolean;
  /** Keys of the tabs with unsaved input; the same set until it changes. */
  dirty(): ReadonlySet<string>;
  subscribe(listener: () => void): () => void;
}

interface PlacesOptions {
  isShown(key: string): boolean;
  isLeft(key: string, leave: Leave): boolean;
}

interface Inside {
  readonly guards: Set<() => boolean>;
  readonly held: Map<object, () => void>;
  readonly place: PagePlace;
}

/** What the pages in tabs tell about themselves, outlasting the time in which they are hidden. */
export function createPlaces({ isShown, isLeft }: PlacesOptions): Places {
  const all = new Map<string, Inside>();
  const listeners = new Set<() => void>();
  let dirty: ReadonlySet<string> = new Set();

  const isGuarded = ({ guards }: Inside) => [...guards].some((guard) => guard());
  const tell = () => {
    const now = new Set([...all].filter(([, inside]) => isGuarded(inside)).map(([key]) => key));
    if (now.size === dirty.size && [...now].every((key) => dirty.has(key))) return;
    dirty = now;
    for (const listener of [...listeners]) listener();
  };
  const end = ({ guards, held }: Inside) => {
    const ends = [...held.values()];
    held.clear();
    for (const one of ends) one();
    guards.clear();
  };
  const open = (key: string): Inside => {
    const guards = new Set<() => boolean>();
    const held = new Map<object, () => void>();
    const place: PagePlace = {
      isShown: () => isShown(key),
      isLeft: (leave) => isLeft(key, leave),
      guard(isDirty) {
        guards.add(isDirty);
        tell();
        return () => {
          guards.delete(isDirty);
          tell();
        };
      },
      tell,
      hold: (id, last) => void held.set(id, last),
      takeBack(id) {
        const last = held.get(id);
        held.delete(id);
        return last;
      },
    };
    const inside = { guards, held, place };
    all.set(key, inside);
    return inside;
  };

  return {
    of: (key) => (all.get(key) ?? open(key)).place,
    keep(keys) {
      for (const [key, inside] of all) {
        if (keys.has(key)) continue;
        all.delete(key);
        end(inside);
      }
      tell();
    },
    empty(key) {
      const inside = all.get(key);
      if (inside) end(inside);
      tell();
    },
    isDirty: (key) => {
      const inside = all.get(key);
      return inside !== undefined && isGuarded(inside);
    },
    dirty: () => dirty,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
