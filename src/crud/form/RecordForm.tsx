import { Alert, Box } from '@mui/material';
import { useCallback, useEffect, useId, useMemo, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useCanBlock, useTranslate } from 'react-admin';
import { useResource } from '@/data/registry/ResourceContext';
import { validate, type FormMode, type Id, defaultsOf, isEditable, type Resource } from '@/schema';
import { useGiven } from '../GivenContext';
import { DraftNotice } from './unsaved/DraftNotice';
import { ErrorSummary } from './ErrorSummary';
import { FormActions } from './FormActions';
import { FormBody } from './FormBody';
import { FormPanels } from './FormPanels';
import type { FormStore } from './formStore';
import { DisabledWhile } from './DisabledWhile';
import { shownSections } from './shownSections';
import { UnclearNotice } from './save/UnclearNotice';
import { UnsavedWarning } from './unsaved/UnsavedWarning';
import { useDraft } from './unsaved/useDraft';
import { useDraftCurrency } from './unsaved/useDraftCurrency';
import { useFieldErrors } from '@/fields/messages/useFieldErrors';
import { useFormState, type Values } from './useFormState';
import { useHeldLeave } from './unsaved/useHeldLeave';
import { useInvalidFocus } from './useInvalidFocus';
import { useSaveShortcut } from './save/useSaveShortcut';
import { useServerChecks } from './save/useServerChecks';
import { useSubmit } from './save/useSubmit';

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
  onSavedAnother?(): void;
}

/**
 * A record's form drawn from its schema. Conditions are live, a hidden field is neither checked nor sent, errors
 * of the server stand at their fields, and nothing typed is lost by a failed save or an expired session.
 */
export function RecordForm({
  mode,
  record,
  id,
  typed,
  without,
  cancel,
  store,
  below,
  onChanged,
  onSaved,
  onSavedAnother,
}: RecordFormProps) {
  const { resource, path, scope } = useResource();
  const translate = useTranslate();
  const messagesOf = useFieldErrors(scope);
  const canBlock = useCanBlock();
  const given = useGiven();
  const idPrefix = useId();
  const element = useRef<HTMLFormElement>(null);
  const [tab, setTab] = useState<string>();
  const [opening] = useState(() => initialValues(resource, mode, record));

  const form = useFormState(
    opening,
    useCallback((values: Values) => validate(resource, values, mode), [resource, mode]),
    typed,
  );
  const sections = shownSections(resource, form.values, mode, without);
  const errors = useMemo(() => messagesOf(form.validationErrors), [messagesOf, form.validationErrors]);
  const told = useDraftCurrency(form.values);
  const focusFirst = useInvalidFocus(element, setTab);
  const checkOnServer = useServerChecks({ resource, id, refuse: form.refuse });
  const draft = useDraft({
    key: store?.draft ?? [path, id ?? mode, ...Object.values(given)].join(':'),
    fields: resource.fields,
    changes: form.changes,
    onRestore: form.restore,
    onDiscard: () => form.reset(opening),
  });
  const { submit, saving, failure, unclear, missingOf, confirmSaved, attempt, isClean } = useSubmit({
    mode,
    id,
    form,
    sections,
    opened: opening,
    store,
    focusFirst,
    onSaved,
  });

  const changed = form.changes !== undefined;
  useEffect(() => onChanged?.(changed), [onChanged, changed]);
  useSaveShortcut(element, () => void submit());

  const leave = (name: string) => {
    form.leave(name);
    if (!form.broken[name]) checkOnServer(name, form.values);
  };
  const { onPointerDownCapture, onLeave, forget } = useHeldLeave(leave);
  const saveAnother = () =>
    submit(() => {
      const empty = initialValues(resource, mode);
      form.reset(empty);
      forget();
      draft.settle();
      onSavedAnother?.();
      focusFirst(
        sections,
        sections.flatMap((one) => one.fields),
      );
    });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (event.target === event.currentTarget) void submit(); // a form in a dialog over this one bubbles through here
  };
  const refusedLabels = sections
    .flatMap((one) => one.fields)
    .filter((name) => errors[name] ?? Object.keys(errors).some((at) => at.startsWith(`${name}.`)));

  return (
    <Box
      component="form"
      ref={element}
      noValidate
      onSubmit={onSubmit}
      onPointerDownCapture={onPointerDownCapture}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, maxWidth: 1200 }}
    >
      <DraftNotice draft={draft} />
      {failure !== undefined && unclear && !saving && (
        <UnclearNotice
          key={attempt}
          text={failure}
          typed={unclear}
          id={id}
          read={() => missingOf(unclear)}
          onSaved={confirmSaved}
        />
      )}
      {failure !== undefined && !unclear && (
        <Alert severity="error" sx={{ overflowWrap: 'anywhere' }}>
          {failure}
        </Alert>
      )}
      <ErrorSummary attempt={attempt} labels={refusedLabels.map((name) => translate(`${scope}.fields.${name}`))} />
      <DisabledWhile while={saving}>
        <FormBody
          sections={sections}
          mode={mode}
          idPrefix={idPrefix}
          values={told}
          errors={errors}
          tab={tab}
          onTab={setTab}
          onChange={form.set}
          onLeave={onLeave}
        />
      </DisabledWhile>
      <FormPanels values={form.values} saved={record} />
      {below?.(form.values)}
      <FormActions
        saving={saving}
        cancel={cancel}
        onSaveAnother={mode === 'create' ? () => void saveAnother() : undefined}
      />
      {canBlock && <UnsavedWarning isDirty={() => !isClean() && form.changes !== undefined} />}
    </Box>
  );
}
