import { Collapse, List } from '@mui/material';
import { useState } from 'react';
import type { MenuEntry } from '@/access/access';
import { MenuRow } from './MenuRow';

interface MenuTreeProps {
  readonly entries: readonly MenuEntry[];
  /** Path of the page that is shown. */
  readonly path: string | undefined;
  /** Keys of the entries above the page that is shown. */
  readonly trail: ReadonlySet<string>;
  readonly depth?: number;
  onNavigate?(): void;
}

/** Nested menu entries. The way to the shown page is open; the rest opens in about 100 ms (spec 01 §4). */
export function MenuTree({ entries, path, trail, depth = 0, onNavigate }: MenuTreeProps) {
  const [toggled, setToggled] = useState<Readonly<Record<string, boolean>>>({});
  return (
    <List disablePadding>
      {entries.map((entry) => {
        const open = toggled[entry.key] ?? trail.has(entry.key);
        return (
          <li key={entry.key}>
            <MenuRow
              entry={entry}
              depth={depth}
              current={entry.path !== undefined && entry.path === path}
              within={trail.has(entry.key)}
              open={open}
              toggle={() => setToggled({ ...toggled, [entry.key]: !open })}
              onNavigate={onNavigate}
            />
            {entry.children.length > 0 && (
              <Collapse in={open} timeout={100} unmountOnExit>
                <MenuTree entries={entry.children} path={path} trail={trail} depth={depth + 1} onNavigate={onNavigate} />
              </Collapse>
            )}
          </li>
        );
      })}
    </List>
  );
}
