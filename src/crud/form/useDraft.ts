import { useEffect, useEffectEvent, useState } from 'react';
import { registerDraft, takeDraft } from '@/access/drafts';
import { useWhileOpen } from '@/data/page/useWhileOpen';
import type { Fields } from '@/schema';
import type { Values } from './useFormState';

interface DraftOptions {
  /** One form of one record: its address. */
  readonly key: string;
  readonly fields: Fields;
  /** What was changed; undefined when nothing was. */
  readonly changes: Values | undefined;
  onRestore(values: Values): void;
  /** What was restored is not wanted: the form begins again. */
  onDiscard(): void;
}

/** What was typed before the session ended, once it stands in its form again. */
export interface Draft {
  readonly restored: boolean;
  /** It is taken as if it had just been typed. */
  settle(): void;
  discard(): void;
}

/** What may be kept in the browser: the form's own fields without secrets. */
function keepable(fields: Fields, values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => fields[name] && !fields[name].type.sealed));
}

/**
 * Keeps what was typed over a session that ends under the form (DESIGN §4): only the changed fields, never
 * passwords. When the form opens again for the same user they are restored once.
 */
export function useDraft({ key, fields, changes, onRestore, onDiscard }: DraftOptions): Draft {
  const [restored, setRestored] = useState(false);
  const read = useEffectEvent(() => changes && keepable(fields, changes));
  const restore = useEffectEvent((draft: unknown) => {
    if (typeof draft !== 'object' || draft === null) return;
    const values = keepable(fields, { ...draft });
    if (Object.keys(values).length === 0) return;
    onRestore(values);
    setRestored(true);
  });
  useWhileOpen(() => registerDraft(key, () => read()), key);
  useEffect(() => restore(takeDraft(key)), [key]);
  const settle = () => setRestored(false);
  const discard = () => {
    onDiscard();
    settle();
  };
  return { restored, settle, discard };
}
