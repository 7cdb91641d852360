import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { lazyPart } from '@/data/registry/lazyPart';
import { useResource } from '@/data/registry/ResourceContext';
import { ConfirmDialog } from '@/widgets/ConfirmDialog';
import { SecretDialog } from '@/widgets/SecretDialog';
import { FailureDialog } from './FailureDialog';
import { OwnDialog } from './OwnDialog';
import { useUndoableDelete } from '../undo/useUndoableDelete';
import { useActionText } from '../useActionText';
import type { ActionRun } from '../useActionRun';

const BulkEditDialog = lazyPart(() => import('../bulk/BulkEditDialog'));
const ActionDrawer = lazyPart(() => import('./ActionDrawer'));
const ActionFormDialog = lazyPart(() => import('./ActionFormDialog'));
const ListDialog = lazyPart(() => import('./ListDialog'));
const OrderDialog = lazyPart(() => import('./OrderDialog'));
const RoundsDialog = lazyPart(() => import('../rounds/RoundsDialog'));
const LoadedActionDialog = lazyPart(() => import('./LoadedActionDialog'));
const PreviewDialog = lazyPart(() => import('./PreviewDialog'));
const TransitionDialog = lazyPart(() => import('../../workflow/TransitionDialog'));

/** The dialog of the action under way: its question, its form, its own component, its secret or its failures. */
export function ActionDialogs({ run }: { readonly run: ActionRun }) {
  const { resource, scope, views } = useResource();
  const translate = useTranslate();
  const text = useActionText();
  const deleteUndoably = useUndoableDelete();
  const { stage } = run;
  if (!stage) return null;
  const { entry, records } = stage;
  const label = text.label(entry.key);
  const Own = views.actions?.[entry.key];

  switch (stage.at) {
    case 'own':
      return Own ? (
        <Suspense>
          <OwnDialog component={Own} records={records} close={run.close} />
        </Suspense>
      ) : null;
    case 'rounds':
      return (
        <RoundsDialog
          entry={entry}
          records={records}
          title={label}
          onDone={() => run.done(records.map(({ id }) => id))}
          onClose={run.close}
          waiting={null}
        />
      );
    case 'list':
      return entry.action.lists === undefined ? null : (
        <ListDialog schema={entry.action.lists} onClose={run.close} waiting={null} />
      );
    case 'order':
      return <OrderDialog run={run} title={label} waiting={null} />;
    case 'bulkEdit':
      return (
        <BulkEditDialog
          title={label}
          records={records}
          onDone={(ids, close) => {
            run.done(ids);
            if (close) run.close();
          }}
          onClose={run.close}
          waiting={null}
        />
      );
    case 'form':
    case 'sent':
      return (
        <ActionFormDialog
          run={run}
          entry={entry}
          records={records}
          title={label}
          sent={stage.at === 'sent'}
          waiting={null}
        />
      );
    case 'loaded':
      return <LoadedActionDialog run={run} entry={entry} records={records} title={label} waiting={null} />;
    case 'shown':
      return <ActionDrawer entry={entry} records={records} title={label} onClose={run.close} waiting={null} />;
    case 'files':
      return (
        <Suspense>
          <PreviewDialog records={records} field={entry.action.previews ?? ''} onClose={run.close} waiting={null} />
        </Suspense>
      );
    case 'transition':
      return <TransitionDialog run={run} entry={entry} records={records} title={label} waiting={null} />;
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
