import { IconButton, InputAdornment, TextField, Tooltip, Typography } from '@mui/material';
import Clear from '@mui/icons-material/Clear';
import Search from '@mui/icons-material/Search';
import UnfoldLess from '@mui/icons-material/UnfoldLess';
import UnfoldMore from '@mui/icons-material/UnfoldMore';
import type { KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { isComposing } from '@/widgets';
import type { useTreeRows } from './useTreeRows';

/** From the search box to the first find, else to the row that Tab would reach. */
function goToFind({ currentTarget }: KeyboardEvent<HTMLElement>): void {
  const page = currentTarget.closest('main, [role=tabpanel]') ?? document;
  const row =
    page.querySelector<HTMLElement>('[role=treegrid] tr[data-hit]') ??
    page.querySelector<HTMLElement>('[role=treegrid] tbody tr[tabindex="0"]');
  row?.focus();
}

/**
 * Search over a tree, and everything open or closed at once. Enter and the arrow down lead to what was found, Escape
 * ends the search.
 */
export function TreeTools({ tree }: { readonly tree: ReturnType<typeof useTreeRows> }) {
  const translate = useTranslate();
  const label = translate('list.tree.search');
  const buttons = [
    { text: translate('list.tree.expandAll'), icon: <UnfoldMore fontSize="small" />, act: tree.expandAll },
    { text: translate('list.tree.collapseAll'), icon: <UnfoldLess fontSize="small" />, act: tree.collapseAll },
  ];
  return (
    <>
      <TextField
        type="text"
        value={tree.query}
        placeholder={label}
        onChange={(event) => tree.search(event.target.value)}
        onKeyDown={(event) => {
          if (isComposing(event)) return;
          if (event.key === 'Escape' && tree.query !== '') tree.search('');
          else if (event.key === 'Enter' || event.key === 'ArrowDown') goToFind(event);
          else return;
          event.preventDefault();
          event.stopPropagation();
        }}
        sx={{ width: { xs: 1, sm: 280 } }}
        slotProps={{
          htmlInput: { 'aria-label': label, role: 'searchbox', 'data-shortcut': 'search' },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Search fontSize="small" />
              </InputAdornment>
            ),
            endAdornment: (
              <InputAdornment position="end">
                <Typography variant="caption" component="span" role="status">
                  {tree.hits !== undefined && translate('list.tree.found', { count: tree.hits })}
                </Typography>
                {tree.query !== '' && (
                  <IconButton
                    size="small"
                    edge="end"
                    aria-label={translate('actions.clear')}
                    onClick={() => tree.search('')}
                  >
                    <Clear fontSize="small" />
                  </IconButton>
                )}
              </InputAdornment>
            ),
          },
        }}
      />
      {tree.hasBranches &&
        buttons.map(({ text, icon, act }) => (
          <Tooltip key={text} title={text}>
            <IconButton aria-label={text} onClick={act}>
              {icon}
            </IconButton>
          </Tooltip>
        ))}
    </>
  );
}
