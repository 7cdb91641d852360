import { Link } from 'react-router';
import { useResource } from '@/data';
import type { AnyRecord } from '@/schema';
import { shownName } from '@/schema/internal';
import { ActionMenu, type MenuAction, type Picture } from './ActionMenu';
import type { ActionGate } from './useActionGate';
import { useActionText } from './useActionText';
import { useRecordActions } from './useRecordActions';
import { useVerbPictures } from './useVerbPictures';

/** Of what can be done the first so many stand in the row, the others in its menu. */
const INLINE = 2;

/** What everybody knows by its picture: it takes a third of the room of its word. */
const PICTURES: Readonly<Record<Picture, string>> = {
  edit: 'M3 17.25V21h3.75L17.81 9.94l-3.75-3.75zM20.71 7.04a1 1 0 0 0 0-1.41l-2.34-2.34a1 1 0 0 0-1.41 0l-1.83 1.83 3.75 3.75z',
  traces: 'M18 4H6v2l6.5 6L6 18v2h12v-3h-7l5-5-5-5h7z',
  paper:
    'M19 8H5c-1.66 0-3 1.34-3 3v6h4v4h12v-4h4v-6c0-1.66-1.34-3-3-3m-3 11H8v-5h8zm3-7c-.55 0-1-.45-1-1s.45-1 1-1 1 .45 1 1-.45 1-1 1m-1-9H6v4h12z',
  download: 'M19 9h-4V3H9v6H5l7 7zM5 18v2h14v-2z',
  link: 'M6 6v2h8.59L5 17.59 6.41 19 16 9.41V18h2V6z',
  delete: 'M6 19c0 1.1.9 2 2 2h8c1.1 0 2-.9 2-2V7H6zM8 9h8v10H8zm7.5-5-1-1h-5l-1 1H5v2h14V4z',
};

interface InlineProps {
  readonly item: MenuAction;
  readonly name: string;
  /** It waits for this user, and for nothing else of the row as much: it is told by its word. */
  readonly turn: boolean;
}

function Inline({ item, name, turn }: InlineProps) {
  const pictureOf = useVerbPictures();
  const own = item.picture && PICTURES[item.picture];
  // two ways out of a row are told apart by where they lead
  const path = own && item.picture !== 'link' ? own : (pictureOf?.(item.key) ?? own);
  const shared = {
    className: turn ? 'turn' : item.danger ? 'picture danger' : 'picture',
    title: item.label,
    'aria-label': `${item.label} ${shownName(name)}`,
  };
  const content =
    turn || (pictureOf && path === undefined) ? (
      item.label
    ) : (
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    );
  if (item.to !== undefined) {
    return (
      <Link to={item.to} state={item.state} {...shared}>
        {content}
      </Link>
    );
  }
  return (
    <button type="button" onClick={item.onChoose} {...shared}>
      {content}
    </button>
  );
}

/** Why a record is not deleted: its state, or its place in a tree. */
const STAYS: ReadonlySet<string> = new Set(['condition', 'fixed']);

interface RowActionsProps {
  readonly record: AnyRecord;
  readonly gate: ActionGate;
  /** Key of an action that stands on a value of the record: it is not said twice. */
  readonly onValue?: string | undefined;
  /** More than the resource's own: stands after the first. */
  extra?(record: AnyRecord): readonly MenuAction[];
}

/**
 * What can be done to the record of a row: the two most used by their pictures, the rest in a menu, also what cannot be
 * done now. What waits for this user is a button with its word. Plain elements with the theme's styles: a row must cost
 * little.
 */
export function RowActions({ record, gate, onValue, extra }: RowActionsProps) {
  const text = useActionText();
  const { decide } = useResource();
  const all = useRecordActions(gate)(record);
  const [first, ...after] = all.filter(({ seldom }) => !seldom);
  const items = [...(first ? [first] : []), ...(extra?.(record) ?? []), ...after];
  const name = text.name(record);
  const most = items.slice(0, INLINE);
  const inline = most.filter(({ key, disabled }) => disabled === undefined && key !== onValue);
  const others = [...most.filter(({ disabled }) => disabled !== undefined), ...items.slice(INLINE)];
  // what is seldom needed makes no menu for a record that stays: it is on its page
  const stays = STAYS.has(decide('delete', record).by);
  const rest = others.length > 0 || !stays ? [...others, ...all.filter(({ seldom }) => seldom)] : others;
  if (inline.length + rest.length === 0) return null;
  const turn = inline.find((item) => item.turn);
  return (
    <div className="row-actions">
      {inline.map((item) => (
        <Inline key={item.key} item={item} name={name} turn={item === turn} />
      ))}
      {rest.length > 0 && <ActionMenu items={rest} name={name} />}
    </div>
  );
}
