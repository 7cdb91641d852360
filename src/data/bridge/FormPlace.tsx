import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  type ReactNode,
  type Ref,
} from 'react';
import { FormGroupsProvider, RecordContextProvider, SourceContextProvider, useTranslate } from 'react-admin';
import { FormProvider, useForm, type FieldErrors, type UseFormReturn } from 'react-hook-form';
import { isEmpty } from '@/schema';
import { theirErrors, theirText } from './theirErrors';

type Values = Readonly<Record<string, unknown>>;
type Messages = Readonly<Record<string, string>>;

/** What a form asks of the inputs of react-admin in it. */
export interface FormCheck {
  /** Runs their validators: messages by path, none when all is well, and the values as they are now. */
  check(): Promise<{ readonly messages: Messages; readonly values: Values }>;
}

export interface FormPlaceProps {
  /** i18n base of the labels: `resources.account/user`. */
  readonly scope: string;
  readonly record: Values;
  readonly values: Values;
  /** Grows whenever the form begins anew with the values it then has. */
  readonly round?: number;
  /** Our messages by path, to be shown at their inputs. */
  readonly errors: Messages;
  readonly ref?: Ref<FormCheck>;
  readonly children: ReactNode;
  set(name: string, value: unknown): void;
  /** Takes values that nobody typed: those their inputs begin with. */
  adopt(values: Values): void;
  leave?(name: string): void;
  /** Told their messages by path whenever these change. */
  onErrors?(messages: Messages): void;
}

/** The type of an error that is ours, among theirs. */
const OURS = 'schema';

const two = (value: number) => String(value).padStart(2, '0');

/** A time their input picked as we write one: by the clock it was picked by. */
function asWritten(value: unknown): unknown {
  if (!(value instanceof Date)) return value;
  if (Number.isNaN(value.getTime())) return null;
  const day = [value.getFullYear(), two(value.getMonth() + 1), two(value.getDate())].join('-');
  return `${day} ${[value.getHours(), value.getMinutes(), value.getSeconds()].map(two).join(':')}`;
}

const plain = (value: unknown): string => (isEmpty(value) ? '' : JSON.stringify(asWritten(value)));
const same = (one: unknown, other: unknown): boolean => one === other || plain(one) === plain(other);
const rootOf = (path: string): string => path.split('.')[0] ?? path;

/** Keeps their values and ours the same: whoever changed last is right. */
function useOneState(form: UseFormReturn, { values, round = 0, set, adopt }: FormPlaceProps): void {
  const pushed = useRef({ values, round });
  const differing = (names: readonly string[]) =>
    names.flatMap((name) => {
      const theirs: unknown = form.getValues(name);
      return same(theirs, values[name]) ? [] : [[name, asWritten(theirs)] as const];
    });

  useLayoutEffect(() => {
    const before = pushed.current;
    pushed.current = { values, round };
    if (before.round !== round) return form.reset({ ...values });
    for (const name of Object.keys({ ...before.values, ...values })) {
      if (before.values[name] !== values[name] && !same(form.getValues(name), values[name]))
        form.setValue(name, values[name], { shouldDirty: true });
    }
    // what an input that was just drawn begins with
    const begun = differing(Object.keys(form.getValues())).filter(([name]) => !form.getFieldState(name).isDirty);
    if (begun.length > 0) adopt(Object.fromEntries(begun));
  });

  const take = useEffectEvent((name: string | undefined) => {
    for (const [one, value] of differing(name === undefined ? Object.keys(form.getValues()) : [rootOf(name)]))
      set(one, value);
  });
  useEffect(
    () => form.subscribe({ formState: { values: true, dirtyFields: true }, callback: ({ name }) => take(name) }),
    [form],
  );
}

/** Shows our messages at their inputs, and tells theirs. */
function useMessages(form: UseFormReturn, { errors, leave, onErrors }: FormPlaceProps) {
  const translate = useTranslate();
  const told = useRef('{}');
  const left = useRef(new Set<string>());
  const showOurs = useEffectEvent(() => {
    for (const [path, message] of Object.entries(errors)) {
      const shown = form.getFieldState(path).error;
      const isTheirs = shown !== undefined && shown.type !== OURS;
      if (!isTheirs && shown?.message !== message) form.setError(path, { type: OURS, message });
    }
  });
  const clearOurs = useEffectEvent(() => {
    for (const path of Object.keys(errors)) if (form.getFieldState(path).error?.type === OURS) form.clearErrors(path);
  });
  useEffect(() => {
    showOurs();
    return () => clearOurs();
  }, [errors]);

  const theirs = (broken: FieldErrors): Messages =>
    Object.fromEntries(
      Object.entries(theirErrors(broken, OURS)).map(([path, one]) => [path, theirText(one, translate)]),
    );
  const tell = useEffectEvent((touched: object, broken: FieldErrors) => {
    for (const name of Object.keys(touched).filter((one) => !left.current.has(one))) leave?.(name);
    left.current = new Set(Object.keys(touched));
    const now = theirs(broken);
    const text = JSON.stringify(now);
    if (text !== told.current) onErrors?.(now);
    told.current = text;
    showOurs(); // their checks know nothing of ours, and take them away
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { errors: true, touchedFields: true },
        callback: ({ touchedFields = {}, errors: broken = {} }) => tell(touchedFields, broken),
      }),
    [form],
  );
  return { theirs, showOurs };
}

/**
 * The state of a form of ours as react-hook-form's: inputs of react-admin, and any other of its fields, read it, change
 * it and are checked with it.
 */
export default function FormPlace(props: FormPlaceProps) {
  const { scope, record, values, errors, ref, children } = props;
  const form = useForm({ defaultValues: { ...values }, mode: 'onTouched' });
  useOneState(form, props);
  const { theirs, showOurs } = useMessages(form, props);
  useImperativeHandle(ref, () => ({
    check: async () => {
      form.clearErrors(Object.keys(errors));
      const broken = await new Promise<FieldErrors>((resolve) => {
        void form.handleSubmit(() => resolve({}), resolve)();
      });
      const messages = theirs(broken);
      showOurs();
      const now = Object.entries(form.getValues()).map(([name, value]) => [name, asWritten(value)] as const);
      return { messages, values: Object.fromEntries(now) };
    },
  }));
  const source = useMemo(
    () => ({ getSource: (name: string) => name, getLabel: (name: string) => `${scope}.fields.${name}` }),
    [scope],
  );
  return (
    <RecordContextProvider value={record}>
      <SourceContextProvider value={source}>
        <FormProvider {...form}>
          <FormGroupsProvider>{children}</FormGroupsProvider>
        </FormProvider>
      </SourceContextProvider>
    </RecordContextProvider>
  );
}
