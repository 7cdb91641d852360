import { Link } from 'react-router';
import type { AnyRecord } from '@/schema';
import { shownName } from '@/schema/readers/name';
import { ActionMenu, type MenuAction } from './ActionMenu';
import type { ActionGate } from './useActionGate';
import { useActionText } from './useActionText';
import { useRecordActions } from './useRecordActions';

/** So many stand in the row, the others in its menu. */
const INLINE = 2;

function Inline({ item, name }: { readonly item: MenuAction; readonly name: string }) {
  const label = `${item.label} ${shownName(name)}`;
  if (item.disabled !== undefined) {
    return (
      <button type="button" aria-disabled aria-label={`${label}: ${item.disabled}`} title={item.disabled}>
        {item.label}
      </button>
    );
  }
  if (item.to !== undefined) {
    return (
      <Link to={item.to} aria-label={label}>
        {item.label}
      </Link>
    );
  }
  return (
    <button type="button" className={item.danger ? 'danger' : undefined} aria-label={label} onClick={item.onChoose}>
      {item.label}
    </button>
  );
}

interface RowActionsProps {
  readonly record: AnyRecord;
  readonly gate: ActionGate;
  /** More than the resource's own: stands after the first. */
  extra?(record: AnyRecord): readonly MenuAction[];
}

/**
 * What can be done to the record of a row: the two most used as words, the rest in a menu. Plain elements with the
 * theme's styles: a row must cost little.
 */
export function RowActions({ record, gate, extra }: RowActionsProps) {
  const text = useActionText();
  const [first, ...others] = useRecordActions(gate)(record);
  const items = [...(first ? [first] : []), ...(extra?.(record) ?? []), ...others];
  const name = text.name(record);
  if (items.length === 0) return null;
  const rest = items.slice(INLINE);
  return (
    <div className="row-actions">
      {items.slice(0, INLINE).map((item) => (
        <Inline key={item.key} item={item} name={name} />
      ))}
      {rest.length > 0 && <ActionMenu items={rest} name={name} />}
    </div>
  );
}
