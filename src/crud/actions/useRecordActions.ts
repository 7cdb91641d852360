import { useResource } from '@/data';
import type { ActionEntry, AnyRecord } from '@/schema';
import { useDialogForms } from '../DialogForms';
import { canDuplicate } from '../duplicate/canDuplicate';
import { duplicatePath, editPath } from '../paths';
import { useWalkState } from '../walk/walk';
import { useStartAction } from './ActionHost';
import type { MenuAction, Picture } from './ActionMenu';
import type { ActionGate } from './useActionGate';
import { useActionText } from './useActionText';
import { useRecordLinks } from './useRecordLinks';

/** The picture of an action: of the standard ones, and of kinds that look the same everywhere. */
function pictureOf({ key, action }: ActionEntry): Picture | undefined {
  if (key === 'edit' || key === 'delete') return key;
  if (action.download) return 'download';
  if (action.traces) return 'traces';
  return action.paper ? 'paper' : undefined;
}

/**
 * A function that turns where a record leads, and what can be done to it, into buttons or menu lines. On the record's
 * own page the ways on come first, in a row last.
 */
export function useRecordActions(gate: ActionGate, onPage = false): (record: AnyRecord) => MenuAction[] {
  const ours = useResource();
  const { path } = ours;
  const text = useActionText();
  const start = useStartAction();
  const linksOf = useRecordLinks();
  const here = useDialogForms();
  const state = useWalkState();
  const wayOf = (record: AnyRecord, entry: ActionEntry) => {
    if (entry.key !== 'edit') return { onChoose: () => start?.(entry, [record]) };
    return here ? { onChoose: () => here.edit(record) } : { to: editPath(path, record.id), state };
  };
  const toItem = (record: AnyRecord, entry: ActionEntry): MenuAction => ({
    key: entry.key,
    label: text.label(entry.key),
    danger: entry.action.danger ?? false,
    turn: entry.action.assignee !== undefined,
    picture: pictureOf(entry),
    ...(!gate.enabled(entry, record) && { disabled: text.disabled(entry.key, record) }),
    ...wayOf(record, entry),
  });
  const duplicate = (record: AnyRecord): MenuAction => ({
    key: 'duplicate',
    label: text.label('duplicate'),
    to: duplicatePath(path, record.id),
    seldom: true,
  });
  return (record) => {
    const links = linksOf(record).map((link) => ({ ...link, picture: 'link' as const }));
    const first = links.filter(({ about }) => onPage || about);
    return [
      ...first,
      ...gate.shown(record).map((entry) => toItem(record, entry)),
      ...links.filter((link) => !first.includes(link)),
      ...(canDuplicate(ours, record) ? [duplicate(record)] : []),
    ];
  };
}
