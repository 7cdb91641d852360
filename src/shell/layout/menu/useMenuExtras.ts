import { createContext, useContext, useEffect, useMemo, useState, type ComponentType } from 'react';
import { whenIdle } from '@/widgets/internal';
import type * as MenuExtras from './menuExtras';
import type { Pictured } from './menuIcon';

type Extras = typeof MenuExtras;

let loaded: Extras | undefined;

/** Pictures, favorites and recent pages: they come once the first page stands, and are there from then on. */
export function useMenuExtras(): Extras | undefined {
  const [extras, setExtras] = useState(loaded);
  useEffect(
    () =>
      loaded
        ? undefined
        : whenIdle(
            () =>
              void import('./menuExtras').then(
                (now) => {
                  loaded = now;
                  setExtras(now);
                },
                () => undefined, // the menu goes on without them
              ),
          ),
    [],
  );
  return extras;
}

export type Pictures = ReadonlyMap<string, ComponentType>;

/** The pictures of these; none until they are there. */
export function usePictures(all: readonly Pictured[]): Pictures {
  const extras = useMenuExtras();
  return useMemo(() => extras?.menuIcons(all) ?? new Map<string, ComponentType>(), [extras, all]);
}

const PicturesContext = createContext<Pictures>(new Map());

export const PicturesProvider = PicturesContext.Provider;

export const usePictureOf = (key: string): ComponentType | undefined => useContext(PicturesContext).get(key);
