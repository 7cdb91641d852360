import { IconButton, InputAdornment, TextField, Tooltip } from '@mui/material';
import Clear from '@mui/icons-material/Clear';
import Search from '@mui/icons-material/Search';
import UnfoldLess from '@mui/icons-material/UnfoldLess';
import UnfoldMore from '@mui/icons-material/UnfoldMore';
import { useTranslate } from 'react-admin';
import type { useTreeRows } from './useTreeRows';

/** Search over a tree, and everything open or closed at once. */
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
        sx={{ width: { xs: 1, sm: 220 } }}
        slotProps={{
          htmlInput: { 'aria-label': label, role: 'searchbox', 'data-shortcut': 'search' },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Search fontSize="small" />
              </InputAdornment>
            ),
            endAdornment: tree.query !== '' && (
              <InputAdornment position="end">
                <IconButton size="small" edge="end" aria-label={translate('actions.clear')} onClick={() => tree.search('')}>
                  <Clear fontSize="small" />
                </IconButton>
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
