import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Typography,
} from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useResource } from '@/data';
import { readNumber, type ActionDialogProps } from '@/schema';
import { FailureAlert, FormSkeleton } from '@/widgets';
import { useLossQuestion } from '../../form/unsaved/useLossQuestion';
import { dialogWidth } from '../dialogs/dialogWidth';
import { useActionText } from '../useActionText';
import { RoundFields } from './RoundFields';
import { SheetButtons } from './SheetButtons';
import { useRounds } from './useRounds';

interface RoundStatusProps {
  readonly talk: ReturnType<typeof useRounds>;
  readonly title: string;
  /** So many of the rows are sent. */
  readonly count: number;
  readonly rows: number;
  say(what: string, otherwise?: string): string;
}

/** How a task is going, what it found, and how it ended. */
function RoundStatus({ talk: { task, busy }, title, count, rows, say }: RoundStatusProps) {
  const translate = useTranslate();
  const note = busy ? '' : say(rows === 0 ? 'none' : 'note');
  const told = task.failed ? say('failed', translate('errors.timeout')) : task.done ? say('done') : '';
  return (
    <div role="status">
      {task.running && <LinearProgress {...progressOf(task.answer?.progress)} aria-label={say('running', title)} />}
      {note && <Alert severity={rows > 0 && count === rows ? 'success' : 'info'}>{note}</Alert>}
      {told && <Alert severity={task.failed ? 'warning' : 'success'}>{told}</Alert>}
    </div>
  );
}

interface RoundFootProps extends Pick<RoundStatusProps, 'talk' | 'count' | 'say'> {
  readonly isLast: boolean;
  onLeave(): void;
}

/** The ways out, back and on. */
function RoundFoot({ talk, count, isLast, say, onLeave }: RoundFootProps) {
  const translate = useTranslate();
  const { round, busy } = talk;
  return (
    <>
      <Button color="inherit" onClick={onLeave} disabled={talk.sending}>
        {translate(round.call ? 'actions.cancel' : 'actions.close')}
      </Button>
      {talk.back && (
        <Button variant="outlined" onClick={talk.back} disabled={busy}>
          {say('again', translate('actions.previous'))}
        </Button>
      )}
      {round.call && (
        <Button type="submit" variant="contained" loading={busy} disabled={count === 0}>
          {say('send', translate(isLast ? 'actions.submit' : 'actions.next'))}
        </Button>
      )}
    </>
  );
}

/** An action that goes in rounds: what one is answered is what the next one shows. Going back asks anew. */
export default function RoundsDialog({ run, entry: { key, action }, records, title }: ActionDialogProps) {
  const { scope, path } = useResource();
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const text = useActionText();
  const id = useId();
  const { rounds = [] } = action;
  const [record] = records;
  const leave = () => {
    run.close();
    void client.invalidateQueries({ queryKey: [path] }); // each round may have changed what is shown
  };
  const talk = useRounds(rounds, record, () => {
    notify(`${scope}.actions.${key}.success`, {
      type: 'success',
      messageArgs: { smart_count: count, _: text.success(key, 1) },
    });
    run.done(records.map(({ id }) => id));
    leave();
  });
  const { round, values, busy } = talk;
  const count = round.count?.(values) ?? 1;
  const rows = Object.values(values).find((one) => Array.isArray(one)) ?? [];
  const say = (what: string, otherwise = '') =>
    translate(`${scope}.actions.${key}.rounds.${round.key}.${what}`, {
      smart_count: count,
      total: rows.length,
      _: otherwise,
    });
  const [confirmLeave, question] = useLossQuestion(talk.changed, leave);
  return (
    <Dialog
      open
      onClose={talk.sending ? undefined : confirmLeave}
      maxWidth={dialogWidth({
        ...action,
        form: Object.fromEntries(rounds.flatMap(({ fields }) => Object.entries(fields))),
      })}
      fullWidth
      aria-labelledby={id}
    >
      <form
        noValidate
        style={{ display: 'contents' }}
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          talk.next();
        }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, alignContent: 'start' }}>
          {record && (
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {text.name(record)}
            </Typography>
          )}
          {talk.isQuiet ? talk.error === undefined && <FormSkeleton /> : <RoundFields key={talk.at} talk={talk} />}
          {round.sheet && <SheetButtons sheet={round.sheet} busy={busy} say={say} onFile={talk.next} />}
          <RoundStatus talk={talk} say={say} title={title} count={count} rows={rows.length} />
          <FailureAlert error={talk.error} />
        </DialogContent>
        <DialogActions>
          <RoundFoot talk={talk} count={count} isLast={talk.at === rounds.length - 1} say={say} onLeave={leave} />
        </DialogActions>
      </form>
      {question}
    </Dialog>
  );
}

function progressOf(said: unknown): object {
  const progress = readNumber(said);
  return progress === null ? {} : { variant: 'determinate', value: progress };
}
