import { Box, Drawer, IconButton, Tooltip, Typography } from '@mui/material';
import Close from '@mui/icons-material/Close';
import Print from '@mui/icons-material/PrintOutlined';
import { useId, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { AnyRecord } from '@/schema';
import { ActionLoading } from './ActionLoading';
import type { ActionEntry } from './actionEntries';
import { dialogWidth } from './dialogWidth';
import './drawer.css';
import { ShownValues } from './ShownValues';
import { useActionAddress } from './useActionAddress';
import { useActionLoad } from './useActionLoad';
import { useActionText } from './useActionText';

interface ActionDrawerProps {
  readonly entry: ActionEntry;
  readonly records: readonly AnyRecord[];
  readonly title: string;
  onClose(): void;
}

const WIDTH = { sm: 480, md: 720, lg: 1080 } as const;

/** The browser's own print means what is on view here, not the list below it. */
const keepPrint = (event: KeyboardEvent) => {
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'p') event.stopPropagation();
};

/** What an action without a call shows: to be read, printed and linked to, beside the page it belongs to. */
export default function ActionDrawer({ entry, records, title, onClose }: ActionDrawerProps) {
  const translate = useTranslate();
  const text = useActionText();
  const id = useId();
  const { action } = entry;
  const [record] = records;
  useActionAddress(entry);
  const { values, error, retry } = useActionLoad(entry, record);
  const print = translate('actions.print');
  const close = translate('actions.close');
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      className="print-drawer"
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, 'aria-busy': !values && error === undefined, onKeyDown: keepPrint, sx: { width: { xs: '100%', sm: WIDTH[dialogWidth(action)] }, maxWidth: '100%' } } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: { xs: 2, sm: 3 }, py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Typography id={id} component="h2" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {record && (
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {text.name(record)}
            </Typography>
          )}
        </Box>
        <Tooltip title={print}>
          <IconButton className="no-print" aria-label={print} disabled={!values} onClick={() => window.print()}>
            <Print fontSize="small" />
          </IconButton>
        </Tooltip>
        <Tooltip title={close}>
          <IconButton className="no-print" aria-label={close} onClick={onClose} autoFocus>
            <Close fontSize="small" />
          </IconButton>
        </Tooltip>
      </Box>
      <Box sx={{ px: { xs: 2, sm: 3 }, py: 2.5, overflow: 'auto', '@media print': { overflow: 'visible' } }}>
        {values ? <ShownValues fields={action.shows ?? {}} record={{ id: '', ...record, ...values }} /> : <ActionLoading action={action} error={error} onRetry={retry} />}
      </Box>
    </Drawer>
  );
}
