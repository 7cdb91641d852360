import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useResource } from '@/data/ResourceContext';
import { sentFields, type AnyRecord, type Id } from '@/schema';
import { mergeRecord, type Merged } from './mergeRecord';
import type { FormState, Values } from './useFormState';

/** Somebody else saved the record while the form was open, and both changed the same fields. */
export interface Clash {
  readonly names: readonly string[];
  readonly theirs: AnyRecord;
  /** What was typed stays; the next save overwrites theirs. */
  keepMine(): void;
  takeTheirs(): void;
}

interface OthersChanges {
  readonly clash: Clash | undefined;
  /** What is to be sent now; undefined when the person has to decide first. */
  settle(): Promise<Values | undefined>;
}

/** Reads a record once more before it is saved, so that nobody's change is undone unseen. A record that cannot be read is saved as it is. */
export function useOthersChanges(id: Id | undefined, opened: Values, form: FormState): OthersChanges {
  const { resource, path } = useResource();
  const provider = useDataProvider();
  const [base, setBase] = useState(opened);
  const [found, setFound] = useState<Merged & { readonly theirs: AnyRecord }>();

  const read = async (): Promise<AnyRecord | undefined> => {
    if (id === undefined || !resource.call('detail')) return undefined;
    const answer = await provider.getOne<AnyRecord>(path, { id, meta: { quiet: true } }).catch(() => undefined);
    return answer?.data?.id === id ? answer.data : undefined;
  };
  const decide = (values: Values) => {
    if (!found) return;
    form.restore(values);
    setBase(found.theirs);
    setFound(undefined);
  };

  return {
    clash: found && {
      names: found.clashes,
      theirs: found.theirs,
      keepMine: () => decide(found.values),
      takeTheirs: () => decide({ ...found.values, ...Object.fromEntries(found.clashes.map((name) => [name, found.theirs[name]])) }),
    },
    settle: async () => {
      const theirs = await read();
      if (!theirs) return form.values;
      const merged = mergeRecord(sentFields(resource, form.values, 'edit'), base, theirs, form.values);
      setFound(merged.clashes.length > 0 ? { ...merged, theirs } : undefined);
      return merged.clashes.length > 0 ? undefined : merged.values;
    },
  };
}
