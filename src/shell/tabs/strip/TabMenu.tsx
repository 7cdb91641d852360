import { Menu, MenuItem } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { PageTab } from '../pageTab';

/** Of which tab the menu is, and where it opens. */
export interface TabMenuAt {
  readonly key: string | undefined;
  readonly anchor: HTMLElement;
}

interface TabMenuProps {
  readonly at: TabMenuAt;
  readonly tabs: readonly PageTab[];
  close(keys: readonly string[]): void;
  onClose(): void;
}

export function TabMenu({ at, tabs, close, onClose }: TabMenuProps) {
  const translate = useTranslate();
  const all = tabs.map(({ key }) => key);
  const own = at.key;
  const items: readonly (readonly [string, readonly string[]])[] = [
    ...(own === undefined
      ? []
      : ([
          ['close', [own]],
          ['closeOthers', all.filter((key) => key !== own)],
        ] as const)),
    ['closeAll', all],
  ];
  return (
    <Menu open anchorEl={at.anchor} onClose={onClose}>
      {items.map(([name, keys]) => (
        <MenuItem
          key={name}
          onClick={() => {
            onClose();
            close(keys);
          }}
        >
          {translate(`tabs.${name}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
