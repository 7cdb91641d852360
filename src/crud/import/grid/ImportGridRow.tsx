import { IconButton } from '@mui/material';
import Delete from '@mui/icons-material/DeleteOutlined';
import { memo } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { useResource } from '@/data';
import { textContext } from '@/fields';
import { cellText } from '@/schema';
import { validationErrorsOf, stateOf, type ImportRow, type RowState as State } from '../rows/importRow';
import { useProblemText } from '../useProblemText';
import { CellEditor, type Leave } from './CellEditor';
import type { GridColumn } from './ImportGrid';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import HelpOutline from '@mui/icons-material/HelpOutlined';
import RemoveCircleOutline from '@mui/icons-material/RemoveCircleOutlineOutlined';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Sync from '@mui/icons-material/Sync';
import TaskAlt from '@mui/icons-material/TaskAlt';

const ICONS = {
  ready: [RadioButtonUnchecked, 'text.secondary'],
  failed: [ErrorOutline, 'error.main'],
  refused: [ErrorOutline, 'error.main'],
  same: [RemoveCircleOutline, 'text.secondary'],
  sending: [Sync, 'primary.main'],
  verified: [TaskAlt, 'primary.main'],
  done: [CheckCircle, 'success.main'],
  unclear: [HelpOutline, 'warning.main'],
} as const;

/** Where a row stands, by shape and color; its words stand beside it. */
function RowStateIcon({ state }: { readonly state: State }) {
  const [Icon, color] = ICONS[state];
  return <Icon aria-hidden sx={{ fontSize: 16, color, flex: 'none' }} />;
}

/** What is said of a row: where it stands, and of one that can be sent what it does where the import has a key. */
const stateKey = ({ kind }: ImportRow, state: State): string =>
  state === 'ready' && kind ? `import.states.${kind}` : `import.states.${state}`;

/** What the record has of a field that the row changes, in words; undefined where it changes nothing of it. */
function useWasText({ change }: ImportRow): (name: string) => string | undefined {
  const { resource, scope } = useResource();
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  return (name) => {
    const field = resource.fields[name];
    if (!change || !field || !(name in change.values)) return undefined;
    const { record } = change;
    const context = { ...textContext(translate, locale, scope, name, field), record };
    const text = record.$texts?.[name] ?? field.type.text(record[name], field.options, context);
    return translate('import.grid.was', { text: text || '-' });
  };
}

interface GridRowProps {
  readonly row: ImportRow;
  readonly index: number;
  readonly columns: readonly GridColumn[];
  /** Column of this row that has the grid's place in the tab order; -1 for none. */
  readonly current: number;
  /** Column that is being corrected; -1 for none. */
  readonly editing: number;
  onEdit(row: ImportRow, name: string, text: string): void;
  onLeave(to: Leave): void;
  onRemove(row: ImportRow): void;
}

/** One row of the sheet: its line and state, its cells with what is wrong in place, and its removal. */
export const ImportGridRow = memo(function GridRow({
  row,
  index,
  columns,
  current,
  editing,
  onEdit,
  onLeave,
  onRemove,
}: GridRowProps) {
  const translate = useTranslate();
  const problemText = useProblemText();
  const state = stateOf(row);
  const validationErrors = validationErrorsOf(row);
  const whole = validationErrors[''];
  const wholeText = whole ? problemText(whole, '') : translate(stateKey(row, state));
  const wasText = useWasText(row);
  const place = (column: number) => ({
    'data-place': `${index}:${column}`,
    tabIndex: column === current ? 0 : -1,
    'aria-colindex': column + 1,
  });
  const fixed = row.sent !== undefined;
  return (
    <tr aria-rowindex={index + 2} data-state={state}>
      <th scope="row" {...place(0)} title={wholeText} aria-invalid={whole ? true : undefined}>
        <span className="line">
          <RowStateIcon state={state} />
          {row.line}
        </span>
        <span className={whole ? 'problem' : 'state'}>{wholeText}</span>
      </th>
      {columns.map(({ name, label, suggestions }, at) => {
        const error = validationErrors[name];
        const problem = error && problemText(error, name);
        const text = cellText(row.cells[name]);
        const was = problem ? undefined : wasText(name);
        const id = `import-${row.key}-${name}`;
        return (
          <td
            key={name}
            {...place(at + 1)}
            title={problem ?? [text, was].filter(Boolean).join(' · ')}
            aria-invalid={problem ? true : undefined}
            data-fixed={fixed || undefined}
          >
            {editing === at + 1 && !fixed ? (
              <CellEditor
                label={translate('import.grid.edit', { field: label, line: row.line })}
                text={text}
                suggestions={suggestions}
                describedBy={problem ? id : undefined}
                onCommit={(value) => onEdit(row, name, value)}
                onLeave={onLeave}
              />
            ) : (
              <span className="value">{text || '-'}</span>
            )}
            {problem && (
              <span id={id} className="problem">
                {problem}
              </span>
            )}
            {was && <span className="state">{was}</span>}
          </td>
        );
      })}
      <td className="remove">
        {!fixed && (
          <IconButton
            size="small"
            {...place(columns.length + 1)}
            aria-colindex={undefined}
            aria-label={translate('import.grid.remove', { line: row.line })}
            onClick={() => onRemove(row)}
          >
            <Delete fontSize="small" />
          </IconButton>
        )}
      </td>
    </tr>
  );
});
