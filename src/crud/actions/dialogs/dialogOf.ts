import type { LazyPart } from '@/data/internal';
import { lazyPart } from '@/data';
import { kindOf, transitionOf, type ActionDialogProps, type ActionEntry, type Resource } from '@/schema';
import type { AnyViews } from '../../views';
import { BULK_EDIT } from '../actionEntries';

export type ActionDialog = LazyPart<ActionDialogProps>;

const BulkEditDialog: ActionDialog = lazyPart(() => import('../bulk/BulkEditDialog'));
const OwnDialog: ActionDialog = lazyPart(() => import('./OwnDialog'));
const KindDialog: ActionDialog = lazyPart(() => import('./KindDialog'));
const TransitionDialog: ActionDialog = lazyPart(() => import('../../workflow/TransitionDialog'));
const ActionDrawer: ActionDialog = lazyPart(() => import('./ActionDrawer'));

/** What draws the kinds that follow from the options of an action. A `call` only asks, or does not even. */
const DIALOGS: Readonly<Record<string, ActionDialog>> = {
  files: lazyPart(() => import('./PreviewDialog')),
  rounds: lazyPart(() => import('../rounds/RoundsDialog')),
  arrange: lazyPart(() => import('./OrderDialog')),
  openList: lazyPart(() => import('./ListDialog')),
  paper: ActionDrawer,
  traces: ActionDrawer,
  show: ActionDrawer,
  form: lazyPart(() => import('./FormDialog')),
};

/** What an action opens; undefined where it is carried out at once, or after a question. */
export function dialogOf(resource: Resource, views: AnyViews, { key, action }: ActionEntry): ActionDialog | undefined {
  if (key === BULK_EDIT) return BulkEditDialog;
  if (views.actions?.[key]) return OwnDialog;
  if (transitionOf(resource.workflow, key)) return TransitionDialog;
  const { name, ui } = kindOf(action);
  return DIALOGS[name] ?? (ui && KindDialog);
}
