import { useRef, useState, type KeyboardEvent } from 'react';
import { Box, Checkbox, IconButton, Typography } from '@mui/material';
import ChevronRight from '@mui/icons-material/ChevronRight';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { useLocaleState, useTranslate } from 'react-admin';
import { nameIn } from '@/schema';
import { isComposing } from '@/widgets';
import { stateOf, type Granted, type GrantNode } from './grantTree';

interface GrantTreeProps {
  readonly nodes: readonly GrantNode[];
  readonly granted: Granted;
  readonly label: string;
  /** Ids of folded nodes; everything else is open. */
  readonly folded: ReadonlySet<string>;
  readonly readOnly?: boolean;
  onFold(ids: ReadonlySet<string>): void;
  onToggle(node: GrantNode, on: boolean): void;
}

/** The buttons of a menu below each other in columns. */
const BUTTONS = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(176px, 100%), 1fr))',
  columnGap: 1,
};

/** Menus as rows of a tree, the buttons of a menu side by side below it. Arrow keys move, left and right fold. */
export function GrantTree({ nodes, granted, label, folded, readOnly, onFold, onToggle }: GrantTreeProps) {
  const tree = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState<string>();
  const [locale] = useLocaleState();
  const translate = useTranslate();

  const fold = (node: GrantNode, on: boolean) => {
    const next = new Set(folded);
    if (on) next.add(node.id);
    else next.delete(node.id);
    onFold(next);
  };

  const move = (event: KeyboardEvent, node: GrantNode) => {
    if (isComposing(event)) return;
    const boxes = [...(tree.current?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [])];
    const index = boxes.findIndex((box) => box.value === node.id);
    const step: Record<string, number> = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: boxes.length - 1 };
    const target = step[event.key];
    if (target !== undefined) boxes[target]?.focus();
    else if (event.key === 'ArrowLeft' && node.children.length > 0) fold(node, true);
    else if (event.key === 'ArrowRight' && node.children.length > 0) fold(node, false);
    else return;
    event.preventDefault();
  };

  const first = nodes[0]?.id;
  const item = (node: GrantNode, level: number) => {
    const state = stateOf(node, granted);
    const buttons = node.children.every((child) => child.type === 'button');
    const open = !folded.has(node.id);
    const name = nameIn(node, locale);
    return (
      <Box
        component="li"
        key={node.id}
        role="treeitem"
        aria-level={level}
        aria-label={name}
        aria-checked={state === 'half' ? 'mixed' : state === 'checked'}
        aria-expanded={node.children.length > 0 ? open : undefined}
        aria-selected={false}
        sx={{ listStyle: 'none' }}
      >
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            minHeight: 32,
            borderRadius: 1,
            '&:hover': { bgcolor: 'action.hover' },
            ...(level === 1 && {
              position: 'sticky',
              top: 0,
              zIndex: 1,
              '&, &:hover': { bgcolor: 'background.paper' },
            }),
          }}
        >
          <Box sx={{ width: 28, flex: 'none' }}>
            {node.children.length > 0 && (
              <IconButton
                size="small"
                tabIndex={-1}
                aria-label={translate(open ? 'grants.collapseOne' : 'grants.expandOne', { name })}
                onClick={() => fold(node, open)}
              >
                {open ? <ExpandMore fontSize="small" /> : <ChevronRight fontSize="small" />}
              </IconButton>
            )}
          </Box>
          <Box
            component="label"
            sx={{ display: 'flex', alignItems: 'center', gap: 0.5, cursor: readOnly ? 'default' : 'pointer', pr: 1 }}
          >
            <Checkbox
              size="small"
              sx={{ p: 0.5 }}
              checked={state === 'checked'}
              indeterminate={state === 'half'}
              disabled={readOnly}
              onChange={() => onToggle(node, state !== 'checked')}
              slotProps={{
                input: {
                  value: node.id,
                  'aria-label': name,
                  tabIndex: node.id === (current ?? first) ? 0 : -1,
                  onFocus: () => setCurrent(node.id),
                  onKeyDown: (event) => move(event, node),
                },
              }}
            />
            <Typography
              variant="body2"
              color={node.type === 'button' ? 'text.secondary' : 'text.primary'}
              sx={{ fontWeight: node.type === 'directory' ? 600 : 400 }}
            >
              {name}
            </Typography>
          </Box>
        </Box>
        {open && node.children.length > 0 && (
          <Box component="ul" role="group" sx={{ m: 0, p: 0, pl: 3.5, ...(buttons && BUTTONS) }}>
            {node.children.map((child) => item(child, level + 1))}
          </Box>
        )}
      </Box>
    );
  };

  return (
    <Box component="ul" role="tree" aria-label={label} aria-multiselectable ref={tree} sx={{ m: 0, p: 0 }}>
      {nodes.map((node) => item(node, 1))}
    </Box>
  );
}
