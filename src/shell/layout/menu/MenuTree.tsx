import { Box, Collapse, List } from '@mui/material';
import { memo, useState } from 'react';
import { useEvent } from 'react-admin';
import type { MenuEntry } from '@/access';
import { MenuRow } from './MenuRow';

interface MenuTreeProps {
  readonly entries: readonly MenuEntry[];
  /** Path of the page that is shown. */
  readonly path: string | undefined;
  /** Keys of the entries above the page that is shown. */
  readonly trail: ReadonlySet<string>;
  readonly depth?: number;
  /** Below the only group there is: its name is a caption, and its pages stand at the edge. */
  readonly flat?: boolean;
  /** Everything is open: these are the answers of a search. */
  readonly unfolded?: boolean;
  onNavigate?(): void;
}

const NOWHERE: ReadonlySet<string> = new Set();

/** More entries than that in one place are not all drawn. */
const MANY = 60;

interface MenuNodeProps extends Required<Pick<MenuTreeProps, 'path' | 'trail' | 'depth' | 'unfolded' | 'flat'>> {
  /** The only group there is. */
  readonly alone: boolean;
  /** One of so many that those out of sight are not drawn. */
  readonly many: boolean;
  readonly entry: MenuEntry;
  /** The page that is shown is below it. */
  readonly within: boolean;
  onNavigate: (() => void) | undefined;
}

/**
 * One entry and what is below it. The way to the shown page is open; the rest opens in about 100 ms (spec 01 §4).
 * Of very many, a row out of sight costs the browser nothing.
 */
const MenuNode = memo(function MenuNode({
  entry,
  depth,
  flat,
  alone,
  many,
  path,
  trail,
  within,
  unfolded,
  onNavigate,
}: MenuNodeProps) {
  const [toggled, setToggled] = useState<boolean>();
  const open = unfolded || (toggled ?? (within || alone));
  const toggle = useEvent(() => setToggled(!open));
  return (
    <Box component="li" sx={many ? { contentVisibility: 'auto', containIntrinsicSize: 'auto 32px' } : undefined}>
      <MenuRow
        entry={entry}
        depth={depth}
        look={alone ? 'caption' : flat ? 'flat' : 'group'}
        current={entry.path !== undefined && entry.path === path}
        within={within}
        open={open}
        toggle={toggle}
        onNavigate={onNavigate}
      />
      {entry.children.length > 0 && (
        <Collapse in={open} timeout={unfolded ? 0 : 100} unmountOnExit>
          <MenuTree
            entries={entry.children}
            path={path}
            trail={trail}
            depth={alone ? 0 : depth + 1}
            flat={alone}
            unfolded={unfolded}
            onNavigate={onNavigate}
          />
        </Collapse>
      )}
    </Box>
  );
});

/**
 * Nested menu entries. An entry away from the shown page is given nothing of it, and is not drawn again when that
 * changes.
 */
export function MenuTree({
  entries,
  path,
  trail,
  depth = 0,
  flat = false,
  unfolded = false,
  onNavigate,
}: MenuTreeProps) {
  const [first] = entries;
  const alone = depth === 0 && !flat && entries.length === 1 && first !== undefined && !first.path && !first.href;
  return (
    <List disablePadding>
      {entries.map((entry) => {
        const within = trail.has(entry.key);
        const current = entry.path !== undefined && entry.path === path;
        return (
          <MenuNode
            key={entry.key}
            entry={entry}
            depth={depth}
            flat={flat}
            alone={alone}
            many={entries.length > MANY}
            path={within || current ? path : undefined}
            trail={within ? trail : NOWHERE}
            within={within}
            unfolded={unfolded}
            onNavigate={onNavigate}
          />
        );
      })}
    </List>
  );
}
