import { Box } from '@mui/material';
import { useCallback, useEffect, useId, useMemo, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useCanBlock } from 'react-admin';
import { FormPart, type FormCheck } from '@/data/internal';
import { useResource, type ResourceViews } from '@/data';
import { useFieldErrors } from '@/fields';
import { validate, type FormMode, type Id, defaultsOf, isEditable, type Resource } from '@/schema';
import { FormSkeleton } from '@/widgets';
import { useGiven } from '../GivenContext';
import { FormActions } from './FormActions';
import { FormBody } from './FormBody';
import { FormNotices } from './FormNotices';
import { FormPanels } from './FormPanels';
import type { FormStore } from './formStore';
import { DisabledWhile } from './DisabledWhile';
import { shownSections } from './shownSections';
import { UnsavedWarning } from './unsaved/UnsavedWarning';
import { useDraft } from './unsaved/useDraft';
import { useDraftCurrency } from './unsaved/useDraftCurrency';
import { useFormState, type Values } from './useFormState';
import { useHeldLeave } from './unsaved/useHeldLeave';
import { useFormSteps } from './steps/useFormSteps';
import { useInvalidFocus } from './useInvalidFocus';
import { useSaveShortcut } from './save/useSaveShortcut';
import { useServerChecks } from './save/useServerChecks';
import { useSubmit } from './save/useSubmit';

const NO_MESSAGES: Readonly<Record<string, string>> = {};

/** A form as wide as its answers, in px. */
export const FORM_WIDTH = 880;

/** What a form opens with: the record, or a new one's defaults under what the link that led here gives along. */
function initialValues(resource: Resource, mode: FormMode, given: Values = {}): Values {
  if (mode === 'edit') return given;
  const editable = Object.entries(resource.fields).filter(([, field]) => isEditable(field, mode));
  const wanted = editable.filter(([name]) => given[name] !== undefined).map(([name]) => [name, given[name]]);
  return { ...defaultsOf(Object.fromEntries(editable)), ...Object.fromEntries(wanted) };
}

interface RecordFormProps {
  readonly mode: FormMode;
  /** The record that is edited; for a new one what the link that led here gives along. */
  readonly record: Values;
  readonly id?: Id;
  /** The record a new one was filled in from. */
  readonly from?: Id | undefined;
  /** What was typed elsewhere already: changed when the form opens. */
  readonly typed?: Values;
  /** Fields that say nothing here: they keep their values. */
  readonly without?: readonly string[];
  readonly cancel: string | (() => void);
  /** Where the record is kept, when not by the calls of its resource. */
  readonly store?: FormStore;
  /** What stands below the fields, of what is typed now. */
  readonly below?: (values: Values) => ReactNode;
  /** Told when something was typed that is not saved, and when there is nothing any more. */
  onChanged?(changed: boolean): void;
  /** Called once the server has the record, after the success message. */
  onSaved(id: Id): void;
  /** The same where the form stays for another one. */
  onSavedAnother?: (() => void) | undefined;
}

/** Values, messages, draft and save of a record's form. */
function useRecordForm(props: RecordFormProps) {
  const { mode, record, id, from, typed, without, store, onChanged, onSaved, onSavedAnother } = props;
  const { resource, path, scope } = useResource();
  const messagesOf = useFieldErrors(scope);
  const given = useGiven();
  const element = useRef<HTMLFormElement>(null);
  const [tab, setTab] = useState<string>();
  const [opening] = useState(() => initialValues(resource, mode, record));

  const form = useFormState(
    opening,
    useCallback((values: Values) => validate(resource, values, mode), [resource, mode]),
    typed,
  );
  const sections = shownSections(resource, form.values, mode, without);
  const own = useMemo(() => messagesOf(form.validationErrors), [messagesOf, form.validationErrors]);
  const more = useRef<FormCheck>(null);
  const [theirs, setTheirs] = useState(NO_MESSAGES);
  const errors = useMemo(() => ({ ...theirs, ...own }), [own, theirs]);
  const focusFirst = useInvalidFocus(element, setTab);
  const checkOnServer = useServerChecks({ resource, id, refuse: form.refuse });
  const draft = useDraft({
    key: store?.draft ?? [path, id ?? mode, ...(from === undefined ? [] : [from]), ...Object.values(given)].join(':'),
    fields: resource.fields,
    changes: form.changes,
    onRestore: form.restore,
    onDiscard: () => form.reset(opening),
  });
  const submit = useSubmit({
    mode,
    id,
    form,
    sections,
    opened: opening,
    store,
    checkMore: () => more.current?.check(),
    focusFirst,
    onSaved,
  });

  const inSteps = useFormSteps({ mode, form, sections, tab, focusFirst });
  const steps = resource.formSteps ? inSteps : undefined;
  const goOn = () => (steps?.waits ? steps.next() : void submit.submit());

  const changed = form.changes !== undefined;
  useEffect(() => onChanged?.(changed), [onChanged, changed]);
  useSaveShortcut(element, goOn);

  const { onPointerDownCapture, onLeave, forget } = useHeldLeave((name) => {
    form.leave(name);
    if (!form.broken[name]) checkOnServer(name, form.values);
  });
  const startAnother = () => {
    form.reset(initialValues(resource, mode));
    forget();
    draft.settle();
    onSavedAnother?.();
    inSteps.restart();
    focusFirst(
      sections,
      sections.flatMap((one) => one.fields),
    );
  };
  const saveAnother = mode === 'create' ? () => void submit.submit(startAnother) : undefined;
  const bridge = { ref: more, scope, record, errors: own, round: form.round, onErrors: setTheirs };
  return {
    element,
    form,
    sections,
    errors,
    draft,
    submit,
    saveAnother,
    goOn,
    steps,
    tab,
    setTab,
    onPointerDownCapture,
    onLeave,
    bridge,
  };
}

/** Whether inputs of one's own, which may be react-admin's, stand in the form. */
const hasOwnInputs = ({ fields }: Resource, { inputs, formPanels }: ResourceViews): boolean =>
  inputs !== undefined || formPanels !== undefined || Object.values(fields).some(({ type }) => type.parts);

/**
 * A record's form drawn from its schema. Conditions are live, a hidden field is neither checked nor sent, errors
 * of the server stand at their fields, and nothing typed is lost by a failed save or an expired session.
 *
 * @example <RecordForm mode="edit" record={record} id={record.id} cancel={listPath(path)} onSaved={leave} />
 * @public
 */
export function RecordForm(props: RecordFormProps) {
  const { mode, record, id, cancel, below } = props;
  const idPrefix = useId();
  const canBlock = useCanBlock();
  const { resource, views } = useResource();
  const { element, form, sections, errors, draft, submit, ...page } = useRecordForm(props);
  const told = useDraftCurrency(form.values);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // a form in a dialog over this one bubbles through here
    if (event.target === event.currentTarget) page.goOn();
  };
  const fields = (
    <>
      <DisabledWhile while={submit.saving}>
        <FormBody
          sections={sections}
          mode={mode}
          idPrefix={idPrefix}
          values={told}
          errors={errors}
          tab={page.tab}
          steps={page.steps}
          onTab={page.setTab}
          onChange={form.set}
          onLeave={page.onLeave}
        />
      </DisabledWhile>
      <FormPanels values={form.values} saved={record} />
    </>
  );
  return (
    <Box
      component="form"
      ref={element}
      noValidate
      onSubmit={onSubmit}
      onPointerDownCapture={page.onPointerDownCapture}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, maxWidth: FORM_WIDTH }}
    >
      <FormNotices id={id} draft={draft} submit={submit} sections={sections} errors={errors} />
      {hasOwnInputs(resource, views) ? (
        <FormPart
          {...page.bridge}
          values={form.values}
          set={form.set}
          adopt={form.adopt}
          leave={page.onLeave}
          waiting={<FormSkeleton />}
        >
          {fields}
        </FormPart>
      ) : (
        fields
      )}
      {below?.(form.values)}
      <FormActions saving={submit.saving} cancel={cancel} onSaveAnother={page.saveAnother} steps={page.steps} />
      {canBlock && <UnsavedWarning isDirty={() => !submit.isClean() && form.changes !== undefined} />}
    </Box>
  );
}
