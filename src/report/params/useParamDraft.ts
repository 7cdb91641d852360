import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useFieldErrors } from '@/fields';
import type { Report } from '@/schema';
import type { ParamValues } from './paramsAddress';
import { paramErrors } from './paramErrors';

/** Types whose values are typed letter by letter: those are asked with after a pause. */
const TYPED: ReadonlySet<string> = new Set([
  'text',
  'number',
  'money',
  'percent',
  'duration',
  'coordinates',
  'address',
  'tags',
  'rows',
  'group',
  'json',
]);
const PAUSE = 500;

const textOf = (values: ParamValues): string =>
  JSON.stringify(
    Object.entries(values)
      .filter(([, value]) => value !== null && value !== undefined && value !== '')
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );

export interface ParamDraft {
  readonly draft: ParamValues;
  /** Messages by path of what was touched, or of everything after `submit`. */
  readonly errors: Readonly<Record<string, string>>;
  /** The inputs hold something else than what was asked with. */
  readonly isChanged: boolean;
  readonly isValid: boolean;
  change(name: string, value: unknown): void;
  /** Values for inputs in which nobody has typed; one that is undefined goes back to what it began with. */
  fill(values: ParamValues): void;
  /** What was typed counts without the pause. */
  settle(): void;
  /** Asks with the inputs when they are valid; else shows what is wrong, and names the first place. */
  submit(): string | undefined;
}

/**
 * What stands in the inputs, beside what was asked with. Values that keep the rules are given to `onValid`: at once
 * when they were chosen, after a pause when they were typed. With `onSubmit` all wait for the pause, and `submit` gives
 * them to it; without `onValid` only that. Values that change elsewhere (Back, a tree) replace the draft.
 */
export function useParamDraft(
  report: Report,
  values: ParamValues,
  onValid: ((values: ParamValues) => void) | undefined,
  onSubmit?: (values: ParamValues) => void,
): ParamDraft {
  const words = useFieldErrors(`resources.${report.name}`);
  const [draft, setDraft] = useState(values);
  const [given, setGiven] = useState(() => textOf(values)); // what the draft was last in step with
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [typed, setTyped] = useState<ReadonlySet<string>>(new Set());
  const [begun] = useState(values);
  const [waits, setWaits] = useState(false);
  const outside = textOf(values);
  const [seen, setSeen] = useState(outside);
  if (seen !== outside) {
    setSeen(outside);
    if (outside !== given) {
      setDraft(values);
      setGiven(outside);
      setTouched(new Set());
    }
  }
  const found = useMemo(() => paramErrors(report, draft), [report, draft]);
  const isValid = Object.keys(found).length === 0;
  const give = (next: ParamValues, to = onValid) => {
    setWaits(false);
    setGiven(textOf(next));
    to?.(next);
  };
  const settle = () => {
    if (waits && isValid && onValid) give(draft);
  };
  const send = useEffectEvent(settle);
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => send(), PAUSE);
    return () => clearTimeout(timer);
  }, [waits, draft]);

  const errors = useMemo(
    () =>
      words(
        Object.fromEntries(
          Object.entries(found).filter(([path]) => touched.has('*') || touched.has(path.split('.')[0] ?? path)),
        ),
      ),
    [words, found, touched],
  );
  return {
    draft,
    errors,
    isChanged: textOf(draft) !== outside,
    isValid,
    change: (name, value) => {
      const next = { ...draft, [name]: value };
      setDraft(next);
      setTouched((before) => (before.has(name) ? before : new Set([...before, name])));
      setTyped((before) => (before.has(name) ? before : new Set([...before, name])));
      if (onSubmit || TYPED.has(report.params[name]?.type.name ?? '')) setWaits(true);
      else if (Object.keys(paramErrors(report, next)).length === 0) give(next);
    },
    fill: (taken) => {
      setWaits(true);
      setDraft((before) => ({
        ...before,
        ...Object.fromEntries(
          Object.entries(taken)
            .filter(([name]) => !typed.has(name))
            .map(([name, value]) => [name, value ?? begun[name]]),
        ),
      }));
    },
    settle,
    submit: () => {
      if (isValid) give(draft, onSubmit);
      else setTouched(new Set(['*']));
      return Object.keys(found)[0];
    },
  };
}
