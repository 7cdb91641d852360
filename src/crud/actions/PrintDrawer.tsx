import { Box, Button, Drawer, IconButton, Tooltip, Typography } from '@mui/material';
import Close from '@mui/icons-material/Close';
import { useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import '@/widgets/print/print.css';
import './drawer.css';

interface PrintDrawerProps {
  readonly title: string;
  close(): void;
  readonly children: ReactNode;
}

/** Something to be read beside the page it belongs to; what is printed, or saved as PDF, is this alone. */
export function PrintDrawer({ title, close, children }: PrintDrawerProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Drawer open anchor="right" onClose={close} className="print-drawer" slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, sx: { width: { xs: '100%', sm: 600 }, maxWidth: '100%' } } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: { xs: 2, sm: 3 }, py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
        <Typography id={id} component="h2" variant="h2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Button className="no-print" size="small" onClick={() => window.print()}>
          {translate('actions.print')}
        </Button>
        <Tooltip title={translate('actions.close')}>
          <IconButton className="no-print" aria-label={translate('actions.close')} onClick={close} autoFocus>
            <Close fontSize="small" />
          </IconButton>
        </Tooltip>
      </Box>
      <Box sx={{ px: { xs: 2, sm: 3 }, py: 2.5, overflow: 'auto', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, '@media print': { overflow: 'visible' } }}>{children}</Box>
    </Drawer>
  );
}
