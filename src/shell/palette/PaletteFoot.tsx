import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Keys } from '../shortcuts/Keys';

const HINTS = [
  ['move', '↑', '↓'],
  ['open', '↵'],
  ['tab', 'Mod', '↵'],
  ['close', 'Esc'],
] as const;

/** What the keys do in the palette; not on a phone, which has none. */
export function PaletteFoot() {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        display: { xs: 'none', sm: 'flex' },
        gap: 2,
        px: 2,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
      }}
    >
      {HINTS.map(([name, ...keys]) => (
        <Typography
          key={name}
          variant="caption"
          color="textSecondary"
          sx={{ display: 'flex', gap: 0.5, alignItems: 'center' }}
        >
          <Keys keys={keys} /> {translate(`shell.palette.keys.${name}`)}
        </Typography>
      ))}
    </Box>
  );
}
