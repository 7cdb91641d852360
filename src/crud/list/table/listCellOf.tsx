import { useTranslate } from 'react-admin';
import { booleanWords, lineOf, TextCell, useWords } from '@/fields/internal';
import { cellOf } from '@/fields';
import type { AnyCell, CellProps } from '@/fields/views';
import type { FieldType } from '@/schema';
import { mayDeceive } from '@/schema/internal';
import { saidBeside } from '../../saidBeside';
import { useTable } from './TableContext';

/** Of an id of so many digits the last ones tell it apart from others. */
const LONG_ID = /^(\d{9,})(\d{6})$/;

/**
 * A name or an id on one line. What does not tell it apart is not drawn: the name of the site that stands in a column
 * beside it, the first digits of a long id. It is all there to be read out, found and copied.
 */
function NameCell(props: CellProps) {
  const { record, name } = props;
  const text = useWords(props);
  const { columns } = useTable();
  const [, before = ''] = LONG_ID.exec(text) ?? [];
  const same =
    before.length ||
    saidBeside(
      text,
      name,
      record,
      columns.map((column) => column.name),
    );
  if (same === 0 || mayDeceive(text)) return <TextCell {...props} />;
  return (
    <span className="one-line short" {...lineOf(text)}>
      {text}
      <span aria-hidden className="drawn" data-drawn={`${before && '…'}${text.slice(same)}`} />
    </span>
  );
}

/** Yes as a tick, no as nothing, where the heading says what. Words of its own, and codes, are shown. */
function TickCell(props: CellProps) {
  const { value, name, scope } = props;
  const translate = useTranslate();
  const { yes, no } = booleanWords(translate, scope, name);
  const isPlain = yes === translate('fields.boolean.yes') && no === translate('fields.boolean.no');
  if (!isPlain || typeof value !== 'boolean') return <TextCell {...props} />;
  const words = value ? yes : no;
  return (
    <span className="yes-no" title={words}>
      {words}
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {value && <path d="M9 16.17 4.83 12l-1.42 1.41L9 19 21 7l-1.41-1.41z" />}
      </svg>
    </span>
  );
}

/** What draws the values of a type in a list, where columns beside each other and a heading say a part of it. */
export function listCellOf(type: FieldType): AnyCell {
  const cell = cellOf(type);
  if (cell !== TextCell) return cell;
  if (type.traits?.searched) return NameCell;
  return type.codes ? TickCell : cell;
}
