import { Box, LinearProgress } from '@mui/material';
import { useTranslate } from 'react-admin';
import { PageHeading } from '@/widgets';

/**
 * A page is on its way; its heading line has its place already. The progress shows after a moment, so that quick pages
 * do not flicker.
 *
 * @example <Suspense fallback={<LoadingPage />}>{children}</Suspense>
 * @public
 */
export function LoadingPage() {
  const translate = useTranslate();
  return (
    <Box sx={{ minHeight: 360, '@keyframes appear': { from: { opacity: 0 }, to: { opacity: 1 } } }}>
      <PageHeading />
      <LinearProgress
        aria-label={translate('shell.loading')}
        sx={{ height: 2, opacity: 0, animation: 'appear 1ms 200ms forwards' }}
      />
    </Box>
  );
}
