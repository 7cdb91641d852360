import { Backdrop, CircularProgress } from '@mui/material';
import { memo } from 'react';
import { useTranslate } from 'react-admin';

/** Covers menu and page while a platform is being switched (spec 01 §2). */
export const PlatformMask = memo(function PlatformMask({ open }: { readonly open: boolean }) {
  const translate = useTranslate();
  return (
    <Backdrop
      open={open}
      unmountOnExit
      sx={{ top: 48, zIndex: 'drawer', bgcolor: 'background.default', opacity: '0.7 !important' }}
    >
      <CircularProgress size={28} aria-label={translate('shell.platform.switching')} />
    </Backdrop>
  );
});
