import Search from '@mui/icons-material/Search';
import { Box, ButtonBase } from '@mui/material';
import { useTranslate } from 'react-admin';

const HINT = /Mac|iP(?:hone|ad)/.test(navigator.platform) ? '⌘ K' : 'Ctrl K';

/** Opens the palette: a field to look at, a button to use; on a phone only its glass. */
export function PaletteButton({ open }: { open(): void }) {
  const translate = useTranslate();
  return (
    <ButtonBase
      onClick={open}
      aria-label={translate('shell.palette.open')}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      sx={{
        display: 'flex',
        justifyContent: 'flex-start',
        gap: 1,
        height: 32,
        width: { xs: 32, md: 1 },
        px: 1,
        borderRadius: 1,
        border: ({ palette }) => ({ xs: 0, md: `1px solid ${palette.edge}` }),
        bgcolor: { md: 'background.default' },
        color: 'text.secondary',
        typography: 'body2',
        '&:hover': { color: 'text.primary', borderColor: 'text.secondary' },
      }}
    >
      <Search fontSize="small" />
      <Box component="span" sx={{ display: { xs: 'none', md: 'block' }, flex: 1, textAlign: 'start' }}>
        {translate('shell.palette.open')}
      </Box>
      <Box component="kbd" aria-hidden sx={{ display: { xs: 'none', md: 'block' }, typography: 'caption' }}>
        {HINT}
      </Box>
    </ButtonBase>
  );
}
