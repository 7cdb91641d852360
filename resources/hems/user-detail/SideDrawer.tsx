import { Box, Drawer, IconButton, Tooltip, Typography } from '@mui/material';
import Close from '@mui/icons-material/Close';
import { useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface SideDrawerProps {
  readonly open: boolean;
  readonly title: string;
  /** Below the title. */
  readonly note?: string | undefined;
  readonly width?: number;
  /** Buttons below everything, which stay on view. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  onClose(): void;
}

/** Something beside the page it belongs to, with its title and a way back. What it holds is made when it is opened. */
export function SideDrawer({ open, title, note, width = 480, actions, children, onClose }: SideDrawerProps) {
  const translate = useTranslate();
  const id = useId();
  const close = translate('actions.close');
  return (
    <Drawer open={open} anchor="right" onClose={onClose} slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, sx: { width: { xs: '100%', sm: width }, maxWidth: '100%' } } }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, px: { xs: 2, sm: 3 }, py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Typography id={id} component="h2" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {note && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {note}
            </Typography>
          )}
        </Box>
        <Tooltip title={close}>
          <IconButton aria-label={close} onClick={onClose} autoFocus>
            <Close fontSize="small" />
          </IconButton>
        </Tooltip>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, overflow: 'auto', px: { xs: 2, sm: 3 }, py: 2.5, display: 'grid', alignContent: 'start', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>{children}</Box>
      {actions && <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, px: { xs: 2, sm: 3 }, py: 1.5, borderTop: 1, borderColor: 'divider' }}>{actions}</Box>}
    </Drawer>
  );
}
