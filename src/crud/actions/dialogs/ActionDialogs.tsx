import { useTranslate } from 'react-admin';
import { useResource } from '@/data';
import { ConfirmDialog } from '@/widgets';
import { SecretDialog } from '@/widgets/internal';
import { BulkRunDialog } from '../bulk/BulkRunDialog';
import { Skipped } from '../bulk/Skipped';
import { FailureDialog } from './FailureDialog';
import { isUndoable } from '../undo/isUndoable';
import { useUndoableDelete } from '../undo/useUndoableDelete';
import { useActionText } from '../useActionText';
import type { StartedRun } from '../useActionRun';

/** Of fewer records nobody needs to see how far an action is. */
const MANY = 20;

/** The dialog of the action under way: its question, what its kind draws, its secret or its failures. */
function StageDialog({ run }: { readonly run: StartedRun }) {
  const { resource, scope } = useResource();
  const translate = useTranslate();
  const text = useActionText();
  const deleteUndoably = useUndoableDelete();
  const { stage } = run;
  if (!stage) return null;
  const { entry, records } = stage;
  const label = text.label(entry.key);

  switch (stage.at) {
    case 'dialog': {
      const { dialog: Dialog, sent } = stage;
      return <Dialog run={run} entry={entry} records={records} title={label} sent={sent} waiting={null} />;
    }
    case 'secret':
      return (
        <SecretDialog
          open
          title={label}
          text={translate(`${scope}.actions.${entry.key}.secret`, { _: '' })}
          secret={stage.secret}
          onClose={run.close}
        />
      );
    case 'failed':
      return (
        <FailureDialog
          title={label}
          records={records}
          failure={stage.failure}
          busy={run.busy}
          onRetry={run.retry}
          onClose={run.close}
        />
      );
    case 'ask': {
      const isUndoDelete = entry.key === 'delete' && isUndoable(resource, records.length);
      return (
        <ConfirmDialog
          open
          title={text.confirm(entry.key, records)}
          {...(stage.skipped > 0 && { text: <Skipped count={stage.skipped} /> })}
          confirmLabel={label}
          danger={entry.action.danger ?? false}
          busy={run.busy}
          error={run.error}
          onConfirm={() => {
            if (!isUndoDelete) return run.send();
            deleteUndoably(entry, records);
            run.done(records.map(({ id }) => id));
            return run.close();
          }}
          onClose={run.close}
        />
      );
    }
  }
}

/** The dialogs of the action under way; over many records how far it is. */
export function ActionDialogs({ run }: { readonly run: StartedRun }) {
  const text = useActionText();
  const { progress, running, stage } = run;
  const isLong = progress !== undefined && progress.all >= MANY && progress.tried > 0;
  return (
    <>
      {(!isLong || stage?.at === 'dialog') && <StageDialog run={run} />}
      {isLong && <BulkRunDialog title={text.label(running ?? '')} progress={progress} onStop={run.stop} />}
    </>
  );
}
