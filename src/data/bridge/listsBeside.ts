import { createContext } from 'react';
import type { ListControllerResult } from 'react-admin';
import type { AnyRecord } from '@/schema';

export type TheirList = ListControllerResult<AnyRecord>;

/** Where a list tells what it shows, for what stands beside it. */
export type TellList = (list: TheirList | undefined) => void;

/** The lists that stand on a page, as react-admin has them, for components that stand in none of them. */
export interface ListsBeside {
  subscribe(listener: () => void): () => void;
  /** The first that is on view. */
  first(): TheirList | undefined;
  /** What the list of this name calls. The same function for the same name. */
  tellOf(name: string): TellList;
}

/** @param names of the lists, in their order */
export function createListsBeside(names: readonly string[]): ListsBeside {
  const listeners = new Set<() => void>();
  const shown = new Map<string, TheirList>();
  const tell = new Map(
    names.map((name): [string, TellList] => [
      name,
      (list) => {
        if (list) shown.set(name, list);
        else shown.delete(name);
        for (const listener of listeners) listener();
      },
    ]),
  );
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    first: () => names.map((name) => shown.get(name)).find((list) => list !== undefined),
    tellOf: (name) => tell.get(name) ?? (() => undefined),
  };
}

/** Of the list that is drawn below: a list draws itself as react-admin's where it is asked to tell. */
export const TellListContext = createContext<TellList | undefined>(undefined);
