import { Box, LinearProgress } from '@mui/material';
import { useTranslate } from 'react-admin';

/** A page is on its way. The line shows after a moment, so that quick pages do not flicker. */
export function LoadingPage() {
  const translate = useTranslate();
  return (
    <Box sx={{ minHeight: 360, '@keyframes appear': { from: { opacity: 0 }, to: { opacity: 1 } } }}>
      <LinearProgress
        aria-label={translate('shell.loading')}
        sx={{ height: 2, opacity: 0, animation: 'appear 1ms 200ms forwards' }}
      />
    </Box>
  );
}
