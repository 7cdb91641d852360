import { Box, Drawer, IconButton, Tooltip, Typography } from '@mui/material';
import Close from '@mui/icons-material/Close';
import { useId, type KeyboardEventHandler, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface SideDrawerProps {
  readonly open?: boolean;
  readonly title: string;
  /** Below the title. */
  readonly note?: ReactNode;
  /** Pixels where there is room; on a phone it takes the whole width. */
  readonly width?: number;
  /** Beside the title, before the way back. */
  readonly tools?: ReactNode;
  /** Buttons below everything, which stay on view. */
  readonly actions?: ReactNode;
  readonly className?: string;
  /** What it shows is on its way. */
  readonly busy?: boolean;
  readonly onKeyDown?: KeyboardEventHandler;
  readonly children: ReactNode;
  onClose(): void;
}

/** A side of the drawer that stays; its color stands behind the line it is of, which would undo it. */
const EDGE = { px: { xs: 2, sm: 3 }, py: 1.5, borderColor: 'divider' };

/** The title, what can be done beside it, and the way back. */
function DrawerHead({ id, title, note, tools, onClose }: { readonly id: string } & Omit<SideDrawerProps, 'children'>) {
  const close = useTranslate()('actions.close');
  return (
    <Box sx={{ borderBottom: 1, ...EDGE, display: 'flex', alignItems: 'flex-start', gap: 1 }}>
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography id={id} component="h2" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {note && (
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {note}
          </Typography>
        )}
      </Box>
      {tools}
      <Tooltip title={close}>
        <IconButton className="no-print" aria-label={close} onClick={onClose} autoFocus>
          <Close fontSize="small" />
        </IconButton>
      </Tooltip>
    </Box>
  );
}

/**
 * Something beside the page it belongs to, with its title and a way back. What it holds is made when it is opened, and
 * may be printed.
 *
 * @example
 * <SideDrawer open={part !== undefined} title={part?.name ?? ''} onClose={close}>
 *   {part && <Facts facts={factsOf(part)} />}</SideDrawer>
 * @public
 */
export function SideDrawer({
  open = true,
  width = 480,
  actions,
  className,
  busy,
  onKeyDown,
  children,
  onClose,
  ...head
}: SideDrawerProps) {
  const id = useId();
  const paper = {
    role: 'dialog',
    'aria-labelledby': id,
    'aria-busy': busy,
    onKeyDown,
    sx: { width: { xs: '100%', sm: width }, maxWidth: '100%' },
  };
  return (
    <Drawer open={open} anchor="right" onClose={onClose} className={className} slotProps={{ paper }}>
      <DrawerHead {...head} id={id} onClose={onClose} />
      <Box
        sx={{
          flex: 1,
          minHeight: 0,
          px: { xs: 2, sm: 3 },
          py: 2.5,
          overflow: 'auto',
          display: 'grid',
          alignContent: 'start',
          gap: 2,
          gridTemplateColumns: 'minmax(0, 1fr)',
          '@media print': { overflow: 'visible' },
        }}
      >
        {children}
      </Box>
      {actions && (
        <Box sx={{ borderTop: 1, ...EDGE, display: 'flex', justifyContent: 'flex-end', gap: 1 }}>{actions}</Box>
      )}
    </Drawer>
  );
}
