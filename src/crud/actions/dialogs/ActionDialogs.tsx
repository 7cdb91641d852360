import { useTranslate } from 'react-admin';
import { useResource } from '@/data';
import { ConfirmDialog } from '@/widgets';
import { SecretDialog } from '@/widgets/internal';
import { FailureDialog } from './FailureDialog';
import { useUndoableDelete } from '../undo/useUndoableDelete';
import { useActionText } from '../useActionText';
import type { StartedRun } from '../useActionRun';

/** The dialog of the action under way: its question, what its kind draws, its secret or its failures. */
export function ActionDialogs({ run }: { readonly run: StartedRun }) {
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
      return <FailureDialog title={label} records={records} failure={stage.failure} onClose={run.close} />;
    case 'ask': {
      const isUndoable = entry.key === 'delete' && resource.standard.delete?.undo === true && !resource.tree;
      return (
        <ConfirmDialog
          open
          title={text.confirm(entry.key, records)}
          confirmLabel={label}
          danger={entry.action.danger ?? false}
          busy={run.busy}
          error={run.error}
          onConfirm={() => {
            if (!isUndoable) return run.send();
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
