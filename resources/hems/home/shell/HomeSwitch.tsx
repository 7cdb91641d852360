import { Box, Button, Popover } from '@mui/material';
import SwapHoriz from '@mui/icons-material/SwapHoriz';
import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { FormSkeleton, PICTURE_ON_PHONE, UNSEEN_ON_PHONE, usePopup } from '@/widgets';

const HomeFinder = lazy(() => import('./HomeFinder'));

/** A button that opens the homes to choose another one of; the page stays. They are asked for when it is opened. */
export function HomeSwitch({ id }: { readonly id: string }) {
  const translate = useTranslate();
  const { close, trigger, popover } = usePopup('dialog');
  const [params, setParams] = useSearchParams();
  const label = translate('hems.shell.switch');
  const choose = (chosen: string) => {
    close();
    if (chosen !== params.get('id')) setParams({ id: chosen });
  };
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        startIcon={<SwapHoriz />}
        title={label}
        sx={PICTURE_ON_PHONE}
        {...trigger}
      >
        <Box component="span" sx={UNSEEN_ON_PHONE}>
          {label}
        </Box>
      </Button>
      <Popover
        {...popover}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': label, sx: { width: 360, maxWidth: 'calc(100vw - 32px)', mt: 0.5 } },
        }}
      >
        <Suspense
          fallback={
            <Box sx={{ p: 2 }}>
              <FormSkeleton fields={3} />
            </Box>
          }
        >
          <HomeFinder id={id} label={label} onChoose={choose} />
        </Suspense>
      </Popover>
    </>
  );
}
