import Search from '@mui/icons-material/Search';
import { InputBase } from '@mui/material';
import { useTranslate } from 'react-admin';
import { isComposing } from '@/widgets/isComposing';

/** Narrows a long menu to the entries with a text in their names; Escape empties it. */
export function MenuSearch({ text, change }: { readonly text: string; change(text: string): void }) {
  const translate = useTranslate();
  const label = translate('shell.menu.search');
  return (
    <InputBase
      fullWidth
      value={text}
      placeholder={label}
      onChange={(event) => change(event.target.value)}
      onKeyDown={(event) => !isComposing(event) && event.key === 'Escape' && change('')}
      startAdornment={<Search fontSize="small" sx={{ color: 'text.secondary', mr: 1 }} />}
      slotProps={{ input: { role: 'searchbox', 'aria-label': label } }}
      sx={{
        px: 1.5,
        minHeight: 32,
        mb: 0.5,
        borderRadius: 1,
        bgcolor: 'action.hover',
        '&.Mui-focused': { outline: 2, outlineColor: 'primary.main' },
      }}
    />
  );
}
