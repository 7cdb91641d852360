import { Divider, ListItemText, Menu, MenuItem } from '@mui/material';
import { Link } from 'react-router';
import type { MenuAction } from './ActionMenu';

interface ActionListProps {
  readonly id: string;
  readonly anchor: HTMLElement;
  readonly label: string;
  readonly items: readonly MenuAction[];
  close(): void;
}

/** The open menu of actions; what destroys stands last, behind a line. */
export default function ActionList({ id, anchor, label, items, close }: ActionListProps) {
  const sorted = items.toSorted((one, other) => Number(one.danger ?? false) - Number(other.danger ?? false));
  return (
    <Menu id={id} open anchorEl={anchor} onClose={close} slotProps={{ list: { 'aria-label': label, dense: true } }}>
      {sorted.map((item, at) => [
        item.danger && at > 0 && !sorted[at - 1]?.danger && <Divider key={`before ${item.key}`} />,
        <MenuItem
          key={item.key}
          disabled={item.disabled !== undefined}
          {...(item.to === undefined ? {} : { component: Link, to: item.to, state: item.state })}
          onClick={() => {
            close();
            item.onChoose?.();
          }}
        >
          <ListItemText
            primary={item.label}
            secondary={item.disabled}
            slotProps={{ primary: { color: item.danger ? 'error' : 'inherit' } }}
          />
        </MenuItem>,
      ])}
    </Menu>
  );
}
