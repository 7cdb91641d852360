import { Divider, Menu, MenuItem } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useArea, useResource } from '@/data';
import { useTable, type TableColumn } from '../table/TableContext';
import { sortAlso, sortKeysOf, type SortState } from '../sortState';
import { useSortsByMany } from '../useSortsByMany';
import { groupChoices } from '../groups/groupChoices';
import { moveColumn, neighbour, pinColumn, toggleColumn } from './changeLayout';
import { requestFilter } from './filterRequest';
import { fitColumn } from './fitColumn';

interface ColumnMenuProps {
  readonly column: TableColumn;
  readonly heading: HTMLElement;
  readonly sort?: SortState;
  onSort?(sort: SortState): void;
  onClose(): void;
}

/** Everything that can be done to a column, at its heading. */
export default function ColumnMenu({ column, heading, sort, onSort, onClose }: ColumnMenuProps) {
  useArea('lists');
  const translate = useTranslate();
  const { resource } = useResource();
  const { choice } = useTable();
  const many = useSortsByMany();
  const keys = sortKeysOf(sort);
  const { name, label, pinned, sortable } = column;
  const { all, shown, layout, setLayout, grouping } = choice;
  const [group] = groupChoices(resource, [name], '');
  const [before, behind] = [neighbour(shown, name, -1), neighbour(shown, name, 1)];
  const item = (key: string, run: () => void, disabled = false) => (
    <MenuItem
      key={key}
      disabled={disabled}
      onClick={() => {
        run();
        onClose();
      }}
    >
      {translate(`lists.columns.${key}`)}
    </MenuItem>
  );
  const groups = [
    sortable && onSort
      ? [
          item('ascending', () => onSort({ field: name, order: 'ASC' })),
          item('descending', () => onSort({ field: name, order: 'DESC' })),
          many && sort && keys.length > 0 && !keys.includes(name) && item('also', () => onSort(sortAlso(sort, name))),
        ]
      : [],
    [
      pinned !== 'left' && item('pinLeft', () => setLayout(pinColumn(layout, name, 'left'))),
      pinned !== 'right' && item('pinRight', () => setLayout(pinColumn(layout, name, 'right'))),
      pinned && item('unpin', () => setLayout(pinColumn(layout, name, undefined))),
      item(
        'moveLeft',
        () => before && setLayout(moveColumn(all, layout, name, 'before', before)),
        before === undefined,
      ),
      item(
        'moveRight',
        () => behind && setLayout(moveColumn(all, layout, name, 'after', behind)),
        behind === undefined,
      ),
      item('fit', () => fitColumn(heading, choice)),
    ],
    resource.filters.some(({ field }) => field === name)
      ? [item('filter', () => setTimeout(() => requestFilter(name)))]
      : [],
    grouping && group !== undefined
      ? [grouping.by === group ? item('ungroup', () => grouping.set('')) : item('group', () => grouping.set(group))]
      : [],
    [item('hide', () => setLayout(toggleColumn(all, layout, name)), shown.length === 1)],
  ].filter((group) => group.length > 0);
  return (
    <Menu
      open
      anchorEl={heading}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': translate('list.columns.menu', { name: label }), dense: true } }}
    >
      {groups.flatMap((group, index) => (index === 0 ? group : [<Divider key={index} />, ...group]))}
    </Menu>
  );
}
