import { useCallback, useMemo, useState } from 'react';
import type { ValidationError } from '@/schema';
import { rootOf } from '@/fields/internal';
import { sameValue } from './sameValue';

/** Values of a form by field name. @public */
export type Values = Readonly<Record<string, unknown>>;
export type ValidationErrors = Readonly<Record<string, ValidationError>>;

/** The values of a form, what is wrong with them, and how much of that is shown yet. */
export interface FormState {
  readonly values: Values;
  /** Validation errors to show now, by path: of fields left once, of all after a submit, and those of the server. */
  readonly validationErrors: ValidationErrors;
  /** Everything the schema refuses now, shown or not. */
  readonly broken: ValidationErrors;
  /** What differs from the values the form opened with; undefined when nothing does. */
  readonly changes: Values | undefined;
  set(name: string, value: unknown): void;
  /** The field was left: its error may be shown. */
  leave(name: string): void;
  /** A submit was tried: every error is shown. */
  showAll(): void;
  /** The server refuses these fields, until they are edited. */
  refuse(validationErrors: ValidationErrors): void;
  /** Starts again from these values, as if the form had just been opened. */
  reset(values: Values): void;
  /** The server has these values now: only what differs from them is a change. What was typed meanwhile stays. */
  rebase(values: Values): void;
  /** Takes these values over those of now, as if they had been typed. */
  restore(values: Values): void;
  /** Takes these values as if the form had opened with them. */
  adopt(values: Values): void;
  /** Grows with each `reset`. */
  readonly round: number;
}

const NOTHING: ValidationErrors = {};
/** The values that differ from the ones before; undefined when none does. An emptied value is `null`. */
function changesOf(before: Values, now: Values): Values | undefined {
  const names = Object.keys({ ...before, ...now }).filter((name) => !sameValue(before[name], now[name]));
  return names.length > 0 ? Object.fromEntries(names.map((name) => [name, now[name] ?? null])) : undefined;
}

/**
 * The state of a form. Errors are not stored but follow from the values, so that a condition, a default or
 * a restored draft can never leave a stale message behind. `check` should be stable.
 *
 * @param typed what was typed before the form opened: changes from its beginning
 * @example const form = useFormState(stored, check) // `check` outside of it: (values) => checkFields(fields, values)
 * @public
 */
export function useFormState(initial: Values, check: (values: Values) => ValidationErrors, typed?: Values): FormState {
  const [start, setStart] = useState(initial);
  const [values, setValues] = useState<Values>({ ...initial, ...typed });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState(NOTHING);
  const [round, setRound] = useState(0);

  const broken = useMemo(() => check(values), [check, values]);
  const changes = useMemo(() => changesOf(start, values), [start, values]);
  const validationErrors = useMemo(() => {
    const shown = Object.entries(broken).filter(([path]) => tried || left.has(rootOf(path)));
    return { ...refused, ...Object.fromEntries(shown) };
  }, [broken, tried, left, refused]);

  const set = useCallback((name: string, value: unknown) => {
    setValues((now) => ({ ...now, [name]: value }));
    setRefused((now) => Object.fromEntries(Object.entries(now).filter(([path]) => rootOf(path) !== name)));
  }, []);
  const leave = useCallback((name: string) => setLeft((now) => (now.has(name) ? now : new Set(now).add(name))), []);
  const showAll = useCallback(() => setTried(true), []);
  const refuse = useCallback((more: ValidationErrors) => setRefused((now) => ({ ...now, ...more })), []);
  const restore = useCallback((typed: Values) => setValues((now) => ({ ...now, ...typed })), []);
  const adopt = useCallback((more: Values) => {
    setStart((before) => ({ ...before, ...more }));
    setValues((now) => ({ ...now, ...more }));
  }, []);
  const reset = useCallback((fresh: Values) => {
    setStart(fresh);
    setValues(fresh);
    setRound((count) => count + 1);
    setLeft(new Set());
    setTried(false);
    setRefused(NOTHING);
  }, []);

  return {
    values,
    validationErrors,
    broken,
    changes,
    round,
    set,
    leave,
    showAll,
    refuse,
    reset,
    rebase: setStart,
    restore,
    adopt,
  };
}
