import { Box } from '@mui/material';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import MoreVert from '@mui/icons-material/MoreVert';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { lazyPart } from '@/data';
import type { RowItem } from '../rowItems';
import { sortAlso, sortBy, sortPlace, type SortState } from '../sortState';
import { headStyles } from './headStyles';
import { useTable, type TableColumn } from './TableContext';
import { useSortsByMany } from '../useSortsByMany';
import { useHeadGestures, type HeadGestures } from './useHeadGestures';
import { RowsTick } from './RowsTick';
import { usePopup } from '@/widgets';

const ColumnMenu = lazyPart(() => import('../columns/ColumnMenu'));
const ColumnPanel = lazyPart(() => import('../columns/ColumnPanel'));

/** How many columns there are beyond the edge, and the way to bring others into sight. */
function MoreColumns({ count }: { readonly count: number }) {
  const { choice } = useTable();
  const translate = useTranslate();
  const { anchor, close, trigger } = usePopup('dialog');
  const label = translate('list.columns.beyond', { count });
  return (
    <>
      <button type="button" className="more-columns" title={label} aria-label={label} {...trigger}>
        {translate('list.columns.plus', { count })}
      </button>
      {anchor && <ColumnPanel columns={choice} anchor={anchor} onClose={close} waiting={null} />}
    </>
  );
}

const UNSORTED: SortState = { field: '', order: 'ASC' };
const DIRECTION = { ASC: 'ascending', DESC: 'descending' } as const;

interface TableHeadProps {
  readonly rows: readonly RowItem[];
  readonly sort?: SortState;
  onSort?(sort: SortState): void;
  /** A width while it is being dragged; undefined when the drag is over. */
  onPreview(column: string, width: number | undefined): void;
  /** So many columns are out of sight beyond the edge. */
  readonly beyond: number;
  /** Their number stands over the actions; else at the end of the last heading. */
  readonly overActions: boolean;
}

interface HeadingProps extends Pick<TableHeadProps, 'sort' | 'onSort'> {
  readonly column: TableColumn;
  readonly gestures: HeadGestures;
  readonly open: boolean;
  onMenu(heading: HTMLElement): void;
  /** At its end. */
  readonly more: ReactNode;
}

function Heading({ column, sort, onSort, gestures, open, onMenu, more }: HeadingProps) {
  const translate = useTranslate();
  const { name, label, sortable, className, style } = column;
  const { order: sorted, number } = sortPlace(sort, name) ?? {};
  const many = useSortsByMany();
  const unit = useTable().formats?.get(name)?.unit; // read out with each value, so that the name stays
  const Arrow = sorted === 'DESC' ? ArrowDownward : ArrowUpward;
  const sorts = sortable && onSort;
  const menuOf = (element: HTMLElement) => onMenu(element.closest('th') ?? element);
  return (
    <th
      scope="col"
      className={className}
      style={style}
      data-column={name}
      aria-sort={sorted && DIRECTION[sorted]}
      title={label}
      // what else stands in it is no part of what the column is called
      aria-label={more ? label : undefined}
      onPointerDown={gestures.onPointerDown}
      onKeyDown={(event) => gestures.onKeyDown(event, () => menuOf(event.currentTarget))}
      onContextMenu={(event) => {
        event.preventDefault();
        menuOf(event.currentTarget);
      }}
    >
      <button
        type="button"
        className="sort"
        aria-keyshortcuts="Alt+ArrowDown Shift+ArrowLeft Shift+ArrowRight"
        onClick={({ currentTarget, shiftKey }) => {
          if (!sorts) menuOf(currentTarget);
          else onSort(shiftKey && many && sort ? sortAlso(sort, name) : sortBy(sort ?? UNSORTED, name));
        }}
      >
        <span>
          {label}
          {unit && (
            <>
              <wbr />
              <i aria-hidden className="unit" data-unit={unit} />
            </>
          )}
        </span>
        {sorts && <Arrow className={sorted ? undefined : 'idle'} />}
        {number && <small aria-label={translate('list.sort.place', { number })}>{number}</small>}
      </button>
      {/* For the pointer alone: the keys of the heading itself do the same, and one heading is one control to those who hear it. */}
      <button
        type="button"
        tabIndex={-1}
        aria-hidden
        className={open ? 'menu open' : 'menu'}
        onClick={({ currentTarget }) => menuOf(currentTarget)}
      >
        <MoreVert />
      </button>
      {more}
      <span aria-hidden className="edge-handle" onDoubleClick={gestures.onDoubleClick} />
    </th>
  );
}

/**
 * Headings that stay in sight: they sort, tell their direction, and are where columns are moved, widened, pinned and
 * hidden.
 */
export function TableHead({ rows, sort, onSort, onPreview, beyond, overActions }: TableHeadProps) {
  const { columns, selectable, hasActions } = useTable();
  const translate = useTranslate();
  const gestures = useHeadGestures(onPreview);
  const [menu, setMenu] = useState<{ readonly name: string; readonly heading: HTMLElement }>();
  const chosen = menu && columns.find(({ name }) => name === menu.name);
  return (
    <Box component="thead" sx={headStyles}>
      <tr aria-rowindex={1}>
        {selectable && (
          <th scope="col" className="tick">
            <RowsTick rows={rows} label={() => translate('list.selectAll')} />
          </th>
        )}
        {columns.map((column, at) => (
          <Heading
            key={column.name}
            column={column}
            gestures={gestures}
            open={menu?.name === column.name}
            onMenu={(heading) => setMenu({ name: column.name, heading })}
            more={!overActions && beyond > 0 && at === columns.length - beyond - 1 && <MoreColumns count={beyond} />}
            {...(sort && { sort })}
            {...(onSort && { onSort })}
          />
        ))}
        {hasActions && (
          <th scope="col" className="actions">
            <span className="unseen">{translate('list.actions')}</span>
            {overActions && beyond > 0 && <MoreColumns count={beyond} />}
          </th>
        )}
      </tr>
      {menu && chosen && (
        <ColumnMenu
          column={chosen}
          heading={menu.heading}
          {...(sort && { sort })}
          {...(onSort && { onSort })}
          onClose={() => setMenu(undefined)}
          waiting={null}
        />
      )}
    </Box>
  );
}
