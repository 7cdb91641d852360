import { useEffect, useEffectEvent, useState } from 'react';
import { registerDraft, takeDraft, dropTyped, endTyped, findTyped, keepTyped } from '@/access/internal';
import { useWhileOpen } from '@/data/internal';
import type { Fields } from '@/schema';
import type { Values } from '../useFormState';

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

/** What was typed in this form before and not saved. */
export interface Draft {
  /** The session ended under it: it stands in the form again. */
  readonly restored: boolean;
  /** Its window was closed, or gone: since when, epoch ms. Undefined when nothing waits to be taken up. */
  readonly offered: number | undefined;
  /** What was restored is taken as if it had just been typed. */
  settle(): void;
  /** What is offered is put into the form. */
  resume(): void;
  discard(): void;
}

/** A pause in typing that long, in ms, and what stands in the form is kept. */
const PAUSE = 1000;

/**
 * What may be kept in the browser: the form's own fields without secrets; undefined when none of it has a value of use.
 */
function keepable(fields: Fields, values: unknown): Values | undefined {
  if (typeof values !== 'object' || values === null) return undefined;
  const isOpen = (name: string) => fields[name] && !fields[name].type.sealed && !fields[name].options.secret;
  const kept = Object.entries(values).filter(([name]) => isOpen(name));
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}

/** Keeps what stands in the form over a closed window or a crash, until the form is left or saved. */
function useKeptInput(key: string, kept: Values | undefined): void {
  const text = JSON.stringify(kept);
  useEffect(() => {
    const timer = setTimeout(() => (text === undefined ? endTyped(key) : keepTyped(key, JSON.parse(text))), PAUSE);
    return () => clearTimeout(timer);
  }, [key, text]);
  useWhileOpen(() => () => endTyped(key), key);
}

/**
 * Keeps what was typed in a form: only the changed fields, never passwords. After a session that ended under it (DESIGN
 * §4) it is restored once when the form opens again for the same user; after a closed window or a crash it is offered,
 * for some days.
 *
 * @example
 *   const draft = useDraft({
 *     key: 'branding',
 *     fields,
 *     changes: form.changes,
 *     onRestore: form.restore,
 *     onDiscard: () => form.reset(stored),
 *   });
 * @public
 */
export function useDraft({ key, fields, changes, onRestore, onDiscard }: DraftOptions): Draft {
  const [restored, setRestored] = useState(false);
  const [offer, setOffer] = useState<{ readonly values: Values; readonly at: number }>();
  const kept = changes && keepable(fields, changes);
  // a typed secret alone is not kept, and is lost all the same
  const read = useEffectEvent(() => changes && (kept ?? {}));
  const restore = useEffectEvent((draft: unknown): boolean => {
    const values = keepable(fields, draft);
    if (!values) return false;
    onRestore(values);
    setRestored(true);
    dropTyped(key);
    return true;
  });
  const lookBack = useEffectEvent(async (isGone: () => boolean) => {
    const found = await findTyped(key);
    const values = keepable(fields, found?.values);
    if (found && values && !isGone()) setOffer({ values, at: found.at });
  });
  useWhileOpen(() => registerDraft(key, () => read()), key);
  useKeptInput(key, kept);
  useEffect(() => {
    let gone = false;
    if (!restore(takeDraft(key))) void lookBack(() => gone);
    return () => {
      gone = true;
    };
  }, [key]);

  return {
    restored,
    offered: offer?.at,
    settle: () => setRestored(false),
    resume: () => {
      if (offer) onRestore(offer.values);
      setOffer(undefined);
    },
    discard: () => {
      if (offer) dropTyped(key);
      else onDiscard();
      setOffer(undefined);
      setRestored(false);
    },
  };
}
