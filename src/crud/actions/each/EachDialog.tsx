import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, LinearProgress } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { WireError } from '@/api';
import { useResource, failureText } from '@/data';
import { useFieldErrors } from '@/fields';
import { checkFields, type Fields } from '@/schema';
import { labelled } from '@/schema/internal';
import { FailureAlert } from '@/widgets';
import { LookLink } from '@/widgets/internal';
import { FieldsForm } from '../../form/FieldsForm';
import { useLossQuestion } from '../../form/unsaved/useLossQuestion';
import { useEach, type Named } from './useEach';

type Draft = Readonly<Record<string, unknown>>;

interface EachDialogProps<T extends Named> {
  readonly title: string;
  /**
   * i18n base of its words: `run` and `again` (buttons), `progress`, `counts` (`done`, `failed`, `all`), `waiting`,
   * `working`, `done`.
   */
  readonly texts: string;
  /** Asked first; labels as those of the resource. */
  readonly fields: Fields;
  readonly opened: Draft;
  /** A draft with a value more, where one field makes others. */
  change?(draft: Draft, name: string, value: unknown): Draft;
  /** Whom it is for, of what was filled in. */
  over(draft: Draft): Promise<readonly T[]>;
  /** The call for one of them. */
  work(one: T, draft: Draft): Promise<unknown>;
  close(): void;
}

interface EachProgressProps {
  readonly texts: string;
  readonly each: Pick<ReturnType<typeof useEach>, 'rows' | 'done' | 'failed' | 'unclear'>;
}

/** How far it has come, and what became of each. */
function EachProgress({ texts, each: { rows, done, failed, unclear } }: EachProgressProps) {
  const translate = useTranslate();
  const why = (error: Error) =>
    (error instanceof WireError && Object.values(error.validationErrors ?? {})[0]) || failureText(error, translate);
  return (
    <>
      <LinearProgress
        variant="determinate"
        value={(100 * (done + failed.length)) / rows.length}
        aria-label={translate(`${texts}.progress`)}
      />
      <Alert
        severity={failed.length > 0 ? 'warning' : done === rows.length ? 'success' : 'info'}
        icon={false}
        role="status"
        action={unclear > 0 && <LookLink />}
      >
        {translate(`${texts}.counts`, { done, failed: failed.length - unclear, all: rows.length })}
        {unclear > 0 && ` ${translate('actions.unclearCount', { count: unclear })}`}
      </Alert>
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
        {rows.map(({ one, outcome }) => (
          <li key={one.id}>
            {labelled(one.name, outcome instanceof Error ? why(outcome) : translate(`${texts}.${outcome}`))}
          </li>
        ))}
      </Box>
    </>
  );
}

/**
 * A form that is sent once for each of several: how far it has come, what failed and why, and the failed ones once
 * more.
 *
 * @example
 *   <EachDialog
 *     title={title}
 *     texts="bills.several"
 *     fields={{ month: month({ required: true }) }}
 *     opened={{}}
 *     over={(draft) => depotsOf(draft.month)} // whom it is for: `{ id, name }` each
 *     work={(depot, draft) => makeBill({ depotId: depot.id, ...draft })}
 *     close={close}
 *   />
 * @public
 */
export function EachDialog<T extends Named>({
  title,
  texts,
  fields,
  opened,
  change = withValue,
  over,
  work,
  close,
}: EachDialogProps<T>) {
  const { scope } = useResource();
  const translate = useTranslate();
  const messagesOf = useFieldErrors(scope);
  const id = useId();
  const [draft, setDraft] = useState(opened);
  const [tried, setTried] = useState(false);
  const each = useEach<T>(async (one) => work(one, draft));
  const { run, rows, failed } = each;
  const begin = useMutation({ mutationFn: async () => over(draft), onSuccess: (all) => run.mutate(all) });
  const [begun, busy] = [rows.length > 0, begin.isPending || run.isPending];
  const broken = checkFields(fields, draft);
  const [confirmClose, question] = useLossQuestion(draft !== opened && !begun, close);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setTried(true);
    if (Object.keys(broken).length === 0) begin.mutate();
  };
  return (
    <Dialog open onClose={busy ? undefined : confirmClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <form onSubmit={submit} noValidate style={{ display: 'contents' }}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, alignContent: 'start' }}>
          <FailureAlert error={begin.error} />
          {begun ? (
            <EachProgress texts={texts} each={each} />
          ) : (
            <FieldsForm
              fields={fields}
              scope={scope}
              values={draft}
              errors={tried ? messagesOf(broken) : {}}
              readOnly={busy}
              onChange={(name, value) => setDraft((now) => change(now, name, value))}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={begun ? close : confirmClose} disabled={busy}>
            {translate(begun ? 'actions.close' : 'actions.cancel')}
          </Button>
          {!begun && (
            <Button type="submit" variant="contained" loading={busy}>
              {translate(`${texts}.run`)}
            </Button>
          )}
          {begun && failed.length > 0 && (
            <Button variant="contained" loading={busy} onClick={() => run.mutate(failed)}>
              {translate(`${texts}.again`, { smart_count: failed.length })}
            </Button>
          )}
        </DialogActions>
      </form>
      {question}
    </Dialog>
  );
}

const withValue = (draft: Draft, name: string, value: unknown): Draft => ({ ...draft, [name]: value });
