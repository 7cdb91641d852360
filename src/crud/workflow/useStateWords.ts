import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useResource } from '@/data';
import { enumKey } from '@/fields';
import type { AnyRecord, FieldOptions, Tone } from '@/schema';

/** What an enum field may say of its codes. */
interface StateOptions extends FieldOptions {
  readonly tones?: Readonly<Record<string, Tone>>;
}

export interface StateWords {
  /** What a state is called: by the texts of the resource, else in the words of the wire, else its code. */
  name(field: string, code: unknown, record?: AnyRecord): string;
  /** One sentence on what it means; '' where nobody wrote one. */
  meaning(field: string, code: unknown): string;
  tone(field: string, code: unknown): Tone;
}

/** The words and tones of states. `field` is the one that holds the state. */
export function useStateWords(): StateWords {
  const { resource, scope } = useResource();
  const translate = useTranslate();
  return useMemo(() => {
    const optionsOf = (field: string): StateOptions => resource.fields[field]?.options ?? {};
    return {
      name: (field, code, record) =>
        translate(enumKey(scope, field, optionsOf(field), String(code)), { _: '' }) ||
        (record?.$texts?.[field] ?? String(code ?? '')),
      meaning: (field, code) => translate(`${scope}.states.${field}.${String(code)}`, { _: '' }),
      tone: (field, code) => optionsOf(field).tones?.[String(code)] ?? 'neutral',
    };
  }, [resource, scope, translate]);
}
