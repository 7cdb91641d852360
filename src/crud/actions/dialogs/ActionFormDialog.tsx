import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Step,
  StepLabel,
  Stepper,
  Typography,
} from '@mui/material';
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ComponentType,
  type FormEvent,
  type ReactNode,
} from 'react';
import { useTranslate } from 'react-admin';
import { WireError } from '@/api';
import { failureText, useResource } from '@/data';
import type { FormCheck } from '@/data/internal';
import { FailureAlert, NameText } from '@/widgets';
import type { ActionDialogProps, AnyRecord } from '@/schema';
import { useFieldErrors } from '@/fields';
import { DraftNotice } from '../../form/unsaved/DraftNotice';
import { FieldsForm } from '../../form/FieldsForm';
import { matchValidationErrors } from '../../form/save/matchValidationErrors';
import { DisabledWhile } from '../../form/DisabledWhile';
import { useLossQuestion } from '../../form/unsaved/useLossQuestion';
import { useSectionTitle } from '../../useSectionTitle';
import type { ActionPanelProps } from '../../views';
import { Skipped } from '../bulk/Skipped';
import { ActionFormPlace } from './ActionFormPlace';
import { dialogWidth } from './dialogWidth';
import { useActionForm } from '../useActionForm';
import { useActionText } from '../useActionText';

type Values = Readonly<Record<string, unknown>>;

export interface ActionFormDialogProps extends Omit<ActionDialogProps, 'sent'> {
  /** What the action loaded: the form begins with it. The dialog stands in the place of the one that waited for it. */
  readonly loaded?: Values;
  /** Stands above what is asked. */
  readonly note?: ReactNode;
  /** Words on the button that sends it. Default: Submit. */
  readonly submitLabel?: string;
  /** It cannot be sent any more; what was typed stays to be read. */
  readonly closed?: boolean;
  /** It was: only what its panel tells is left, until it is closed. */
  readonly sent?: boolean;
  readonly explain?: (failure: string, values: Values) => ReactNode;
  /** What is wrong with all the values together; undefined to send them. */
  check?(values: Values): string | undefined;
  /** Instead of sending them for the records of the dialog. */
  onSend?(values: Values): void;
}

type FormOfAction = ReturnType<typeof useActionForm>;

/** What was refused: at the fields it is about, and what is about none of them, in words. */
function useRefusal(
  { error }: ActionFormDialogProps['run'],
  entry: ActionFormDialogProps['entry'],
  form: FormOfAction,
) {
  const translate = useTranslate();
  const all = entry.action.form ?? {};
  const validationErrors = (error instanceof WireError && error.validationErrors) || undefined;
  const matched = validationErrors && matchValidationErrors(all, Object.keys(all), validationErrors);
  const showRefusals = useEffectEvent(() => {
    if (matched) form.refuse(matched.fields);
  });
  useEffect(() => showRefusals(), [error]);
  if (error === undefined) return undefined;
  const atFields = matched && Object.keys(matched.fields).length > 0;
  return atFields ? matched.others.join(' ') : failureText(error, translate);
}

/** Which records it is for, or the question about them. */
function ForWhom({ run, entry: { key, action }, records }: Pick<ActionFormDialogProps, 'run' | 'entry' | 'records'>) {
  const translate = useTranslate();
  const text = useActionText();
  const [record] = records;
  if (!action.confirm && !record) return null;
  return (
    <Typography
      component="div"
      variant="body2"
      sx={{ color: action.confirm ? 'text.primary' : 'text.secondary', overflowWrap: 'anywhere' }}
    >
      <NameText
        text={
          action.confirm
            ? text.confirm(key, records)
            : records.length === 1 && record
              ? text.name(record)
              : translate('list.selected', { count: records.length })
        }
      />
      {run.skipped !== undefined && (
        <div>
          <Skipped count={run.skipped} />
        </div>
      )}
    </Typography>
  );
}

interface BeforeSendingProps extends Pick<ActionFormDialogProps, 'run' | 'entry' | 'records' | 'note'> {
  readonly form: FormOfAction;
  readonly busy: boolean;
  /** Why it is not sent, or was refused. */
  readonly failure: ReactNode;
}

/** What is asked, a step at a time. */
function BeforeSending({ run, entry, records, note, form, busy, failure }: BeforeSendingProps) {
  const { scope } = useResource();
  const sectionTitle = useSectionTitle(scope);
  const toMessages = useFieldErrors(scope);
  return (
    <>
      <ForWhom run={run} entry={entry} records={records} />
      {form.steps.length > 1 && (
        <Stepper activeStep={form.step}>
          {form.steps.map(({ key }) => (
            <Step key={key}>
              <StepLabel>{sectionTitle(key)}</StepLabel>
            </Step>
          ))}
        </Stepper>
      )}
      <DraftNotice draft={form.draft} />
      {note}
      {failure}
      <DisabledWhile while={busy}>
        <FieldsForm
          key={form.step}
          fields={form.fields}
          scope={scope}
          values={{ ...(records.length === 1 && records[0]), ...form.values }}
          errors={toMessages(form.validationErrors)}
          onChange={form.change}
        />
      </DisabledWhile>
    </>
  );
}

type FootProps = Pick<ActionFormDialogProps, 'run' | 'entry' | 'submitLabel' | 'closed' | 'sent'> & {
  readonly form: FormOfAction;
};

/** The ways on, back and out; of what was sent only the way out. */
function Foot({ run, entry, submitLabel, closed, sent, form }: FootProps) {
  const translate = useTranslate();
  if (sent)
    return (
      <Button variant="contained" autoFocus onClick={run.close}>
        {translate('actions.close')}
      </Button>
    );
  return (
    <>
      <Button color="inherit" onClick={run.close} disabled={run.busy}>
        {translate('actions.cancel')}
      </Button>
      {form.step > 0 && (
        <Button variant="outlined" onClick={form.back} disabled={run.busy}>
          {translate('actions.previous')}
        </Button>
      )}
      <Button
        type="submit"
        variant="contained"
        loading={run.busy}
        disabled={closed}
        color={entry.action.danger ? 'error' : 'primary'}
      >
        {form.last ? (submitLabel ?? translate('actions.submit')) : translate('actions.next')}
      </Button>
    </>
  );
}

/** What an action asks before it is sent. A refusal keeps the dialog and everything typed in it. */
export default function ActionFormDialog(props: ActionFormDialogProps) {
  const { run, entry, records, title, loaded, note, closed, sent = false, explain, check, onSend = run.send } = props;
  const { path, views } = useResource();
  const id = useId();
  const form = useActionForm(path, entry, records, loaded);
  const refusal = useRefusal(run, entry, form);
  const [wrong, setWrong] = useState<string>();
  const panel = views.actionPanels?.[entry.key];
  // `defineViews` tied it to this resource's record
  const Panel = panel && (panel.component as ComponentType<ActionPanelProps<AnyRecord>>);
  const [onClose, question] = useLossQuestion(form.changed && !sent, run.close);
  const theirs = useRef<FormCheck>(null);
  const send = () => {
    const values = form.next();
    if (!values || closed) return;
    const found = check?.(values);
    setWrong(found);
    if (found === undefined) onSend(values);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const checking = theirs.current?.check();
    if (!checking) return send();
    void checking.then(({ messages }) => Object.keys(messages).length === 0 && send());
  };
  const failure = wrong ? (
    <Alert severity="warning">{wrong}</Alert>
  ) : (
    refusal && (explain?.(refusal, form.values) ?? <FailureAlert error={run.error} text={refusal} />)
  );
  return (
    <Dialog
      open
      onClose={run.busy ? undefined : onClose}
      maxWidth={dialogWidth(entry.action, panel !== undefined)}
      fullWidth
      {...(loaded && { transitionDuration: 0 })}
      aria-labelledby={id}
    >
      <form onSubmit={submit} noValidate style={{ display: 'contents' }}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
          <ActionFormPlace ref={theirs} {...{ entry, records, form }}>
            {!sent && <BeforeSending {...{ run, entry, records, note, form, failure }} busy={run.busy} />}
            {Panel && <Panel draft={form.values} records={records} sent={sent} />}
          </ActionFormPlace>
        </DialogContent>
        <DialogActions>
          <Foot {...props} sent={sent} form={form} />
        </DialogActions>
      </form>
      {question}
    </Dialog>
  );
}
