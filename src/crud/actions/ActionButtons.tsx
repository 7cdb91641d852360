import { memo, useEffect, useEffectEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useResource } from '@/data';
import { type AnyRecord, type ButtonPlace, kindOf, type Resource, transitionOf } from '@/schema';
import { listPath } from '../paths';
import { ActionButton } from './ActionButton';
import { ActionHost, useBusyAction, useStartAction } from './ActionHost';
import { ActionMenu, type MenuAction } from './ActionMenu';
import { useActionGate } from './useActionGate';
import { useActionText } from './useActionText';
import { useRecordActions } from './useRecordActions';
import { ACTION_PARAM } from './useActionAddress';

/**
 * Opens the drawer that the address of a record's page names (`?action=key`), as far as the user may see it. Actions
 * that send something are never started by a link.
 */
function ActionLink({ record }: { readonly record: AnyRecord }) {
  const gate = useActionGate('detail');
  const start = useStartAction();
  const [search] = useSearchParams();
  const wanted = search.get(ACTION_PARAM);
  const open = useEffectEvent(() => {
    const entry = gate.shown(record).find(({ key, action }) => key === wanted && kindOf(action).reads === true);
    if (entry && gate.enabled(entry, record)) start?.(entry, [record]);
  });
  useEffect(() => open(), [wanted]);
  return null;
}

interface ActionButtonsProps {
  readonly place: ButtonPlace;
  /** The record, the selection, or nothing over the list. */
  readonly records: readonly AnyRecord[];
}

/** So many stand side by side on a page, the others in a menu. */
const INLINE = 3;

function useItems(place: ButtonPlace, records: readonly AnyRecord[]): MenuAction[] {
  const gate = useActionGate(place);
  const text = useActionText();
  const start = useStartAction();
  const ofRecord = useRecordActions(gate, place === 'detail');
  const [record] = records;
  if (place === 'row' || place === 'detail') return record ? ofRecord(record) : [];
  return gate.entries.map((entry) => {
    const targets = place === 'bulk' ? gate.eligible(entry, records) : [];
    const possible = place === 'bulk' ? targets.length > 0 : gate.enabled(entry);
    const some = place === 'bulk' && targets.length > 0 && targets.length < records.length;
    return {
      key: entry.key,
      label: some ? `${text.label(entry.key)} (${targets.length}/${records.length})` : text.label(entry.key),
      danger: entry.action.danger ?? false,
      ...(!possible && { disabled: text.disabled(entry.key) }),
      onChoose: () => start?.(entry, targets, place === 'bulk' ? records.length - targets.length : 0),
    };
  });
}

/**
 * The transition that leads a record on: the first that is open and can be taken back, else one that leads along the
 * path of the workflow: a bill is sent once, and that is what it is for.
 */
function nextOf(workflow: Resource['workflow'], items: readonly MenuAction[]): MenuAction | undefined {
  const open = items.filter(({ key, disabled }) => disabled === undefined && transitionOf(workflow, key));
  const leadsOn = ({ key }: MenuAction) => {
    const transition = transitionOf(workflow, key);
    return transition?.machine.key === undefined && workflow?.path?.some((state) => state === transition?.spec.to);
  };
  return open.find(({ danger }) => !danger) ?? open.find(leadsOn);
}

/** What makes a new one where a list has no other way to: the first action over it that asks for what it needs. */
function useMaker(place: ButtonPlace): string | undefined {
  const { can } = useResource();
  const { entries } = useActionGate(place);
  if (place !== 'page' || can('create')) return undefined;
  return entries.find(({ action }) => action.form !== undefined && !action.danger)?.key;
}

function Buttons({ place, records }: ActionButtonsProps) {
  const { workflow } = useResource().resource;
  const all = useItems(place, records);
  const busy = useBusyAction();
  const maker = useMaker(place);
  const next = place === 'detail' ? nextOf(workflow, all) : all.find(({ key }) => key === maker);
  const items = next ? [next, ...all.filter((item) => item !== next)] : all;
  const often = items.filter(({ seldom }) => !seldom);
  const seldom = items.filter((item) => item.seldom);
  // what is seldom needed makes no menu of its own
  const isCrowded = often.length > INLINE;
  const inline = isCrowded ? often.slice(0, INLINE) : [...often, ...seldom];
  const rest = isCrowded ? [...often.slice(INLINE), ...seldom] : [];
  return (
    <>
      {inline.map((item) => (
        <ActionButton key={item.key} item={item} busy={busy === item.key} isPrimary={item === next} />
      ))}
      {rest.length > 0 && <ActionMenu items={rest} look="button" />}
    </>
  );
}

function OwnHost(props: ActionButtonsProps) {
  const { path } = useResource();
  const navigate = useNavigate();
  return (
    <ActionHost onDone={(entry) => entry.key === 'delete' && void navigate(listPath(path))}>
      <Buttons {...props} />
      {props.place === 'detail' && props.records[0] && <ActionLink record={props.records[0]} />}
    </ActionHost>
  );
}

/**
 * The buttons of what can be done at a place. Without the grant a button does not exist (spec 01 §6). Within an
 * `ActionHost` actions run there; elsewhere (a record's page) they bring their own, and a delete leads to the list.
 */
export const ActionButtons = memo(function ActionButtons(props: ActionButtonsProps) {
  return useStartAction() ? <Buttons {...props} /> : <OwnHost {...props} />;
});
