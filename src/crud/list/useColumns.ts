import { useMemo } from 'react';
import { useStore } from 'react-admin';
import { useResource } from '@/data/ResourceContext';
import type { Column } from '@/schema';

export interface ColumnChoice {
  /** All columns of the schema, in its order. */
  readonly all: readonly Column[];
  readonly shown: readonly Column[];
  toggle(field: string): void;
  /** Back to what the schema shows. */
  reset(): void;
}

/** The columns a person sees: those of the schema, but for what was chosen otherwise and is remembered for the resource. */
export function useColumns(): ColumnChoice {
  const { resource, path } = useResource();
  const [chosen, setChosen] = useStore<Readonly<Record<string, unknown>>>(`${path}.columns`, {});
  const shown = useMemo(() => {
    const choices = new Map(Object.entries(chosen ?? {}));
    const wanted = resource.columns.filter(({ field, hidden }) => choices.get(field) ?? !hidden);
    return wanted.length > 0 ? wanted : resource.columns.slice(0, 1);
  }, [resource, chosen]);
  const isShown = (field: string) => shown.some((one) => one.field === field);
  return {
    all: resource.columns,
    shown,
    toggle: (field) => {
      if (isShown(field) && shown.length === 1) return; // a table of nothing helps nobody
      setChosen({ ...chosen, [field]: !isShown(field) });
    },
    reset: () => setChosen({}),
  };
}
