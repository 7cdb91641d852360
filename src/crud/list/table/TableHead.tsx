import { styled } from '@mui/material';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import { useTranslate } from 'react-admin';
import type { RowItem } from '../rowItems';
import { useSelected } from '../selection';
import type { SortState } from '../useListState';
import { useTable, type TableColumn } from './TableContext';
import { Tick } from './Tick';

const SortButton = styled('button')(({ theme }) => ({
  all: 'unset',
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  maxWidth: '100%',
  cursor: 'pointer',
  '&:hover': { color: theme.palette.text.primary },
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 1, borderRadius: 2 },
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& > svg': { fontSize: 14, flex: 'none' },
  '& > svg.idle': { visibility: 'hidden' },
  '&:hover > svg.idle, &:focus-visible > svg.idle': { visibility: 'visible', opacity: 0.5 },
}));

const DIRECTION = { ASC: 'ascending', DESC: 'descending' } as const;

interface TableHeadProps {
  readonly rows: readonly RowItem[];
  readonly sort?: SortState;
  onSort?(sort: SortState): void;
}

function Heading({ column, sort, onSort }: { readonly column: TableColumn } & Omit<TableHeadProps, 'rows'>) {
  const sorted = sort?.field === column.name ? sort.order : undefined;
  const Arrow = sorted === 'DESC' ? ArrowDownward : ArrowUpward;
  return (
    <th scope="col" className={column.field.kind.align === 'end' ? 'end' : undefined} aria-sort={sorted && DIRECTION[sorted]} title={column.label}>
      {column.sortable && onSort ? (
        <SortButton type="button" onClick={() => onSort({ field: column.name, order: sorted === 'ASC' ? 'DESC' : 'ASC' })}>
          <span>{column.label}</span>
          <Arrow className={sorted ? undefined : 'idle'} />
        </SortButton>
      ) : (
        column.label
      )}
    </th>
  );
}

function TickAll({ rows }: { readonly rows: readonly RowItem[] }) {
  const { selection } = useTable();
  const translate = useTranslate();
  useSelected(selection);
  const tickable = rows.filter(({ record }) => record.id !== '');
  const chosen = tickable.filter(({ key }) => selection.has(key)).length;
  const all = tickable.length > 0 && chosen === tickable.length;
  return (
    <Tick
      checked={all}
      partly={chosen > 0 && !all}
      disabled={tickable.length === 0}
      label={translate('list.selectAll')}
      onToggle={() => selection.set(tickable, !all)}
    />
  );
}

/** Headings that stay in sight; those that sort are buttons and tell their direction. */
export function TableHead({ rows, ...sorting }: TableHeadProps) {
  const { columns, selectable, actionsWidth } = useTable();
  const translate = useTranslate();
  return (
    <thead>
      <tr aria-rowindex={1}>
        {selectable && (
          <th scope="col" className="tick">
            <TickAll rows={rows} />
          </th>
        )}
        {columns.map((column) => (
          <Heading key={column.name} column={column} {...sorting} />
        ))}
        {actionsWidth > 0 && (
          <th scope="col" className="actions">
            {translate('list.actions')}
          </th>
        )}
      </tr>
    </thead>
  );
}
