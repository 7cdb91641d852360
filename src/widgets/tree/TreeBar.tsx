import { Box, IconButton, OutlinedInput, Tooltip } from '@mui/material';
import Search from '@mui/icons-material/Search';
import UnfoldLess from '@mui/icons-material/UnfoldLess';
import UnfoldMore from '@mui/icons-material/UnfoldMore';
import type { KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useTypedText } from '../inputs/useTypedText';
import { isComposing } from '../isComposing';

interface TreeBarProps {
  readonly query: string;
  readonly autoFocus?: boolean;
  onSearch(text: string): void;
  onOpenAll(open: boolean): void;
}

/** Arrow down goes from the search into the tree below it. */
function intoTree(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' || isComposing(event)) return;
  const bar = event.currentTarget.closest('[data-tree-bar]');
  const tree = bar?.parentElement?.querySelector<HTMLElement>('[data-tree]');
  if (!tree) return;
  event.preventDefault();
  tree.focus({ preventScroll: true });
}

/** Above a tree: a search, and everything opened or closed at once. */
export function TreeBar({ query, autoFocus, onSearch, onOpenAll }: TreeBarProps) {
  const translate = useTranslate();
  const { text, onChange, leave, composition } = useTypedText(query, onSearch);
  const words = {
    search: translate('widgets.tree.search'),
    open: translate('widgets.tree.expandAll'),
    close: translate('widgets.tree.collapseAll'),
  };
  return (
    <Box data-tree-bar sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <OutlinedInput
        size="small"
        fullWidth
        autoFocus={autoFocus}
        value={text}
        onChange={onChange}
        onBlur={leave}
        placeholder={words.search}
        startAdornment={<Search aria-hidden sx={{ fontSize: 18, mr: 0.5, color: 'text.secondary' }} />}
        slotProps={{ input: { ...composition, 'aria-label': words.search, type: 'search', onKeyDown: intoTree } }}
      />
      <Tooltip title={words.open}>
        <IconButton aria-label={words.open} onClick={() => onOpenAll(true)}>
          <UnfoldMore fontSize="small" />
        </IconButton>
      </Tooltip>
      <Tooltip title={words.close}>
        <IconButton aria-label={words.close} onClick={() => onOpenAll(false)}>
          <UnfoldLess fontSize="small" />
        </IconButton>
      </Tooltip>
    </Box>
  );
}
