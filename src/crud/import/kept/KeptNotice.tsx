import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ActionAlert } from '@/widgets/internal';
import { formatNumber } from '@/schema';
import { counted } from '../counted';
import { countKept, type KeptImport } from './keptImport';

interface KeptNoticeProps {
  readonly kept: KeptImport;
  readonly busy: boolean;
  onResume(): void;
  onDiscard(): void;
}

/** The session ended under an import: it can go on where it was. */
export function KeptNotice({ kept, busy, onResume, onDiscard }: KeptNoticeProps) {
  const translate = useTranslate();
  const { done, unclear, left } = countKept(kept);
  const text = translate('import.kept.text', {
    name: kept.name,
    done: formatNumber(done),
    left: formatNumber(left),
  });
  return (
    <Box sx={{ width: 1, maxWidth: 720, mx: 'auto' }}>
      <ActionAlert
        severity="info"
        text={unclear > 0 ? `${text} ${translate('import.send.unclear', counted(unclear))}` : text}
      >
        <Button variant="contained" size="small" onClick={onResume} disabled={busy}>
          {translate('import.kept.resume')}
        </Button>
        <Button color="inherit" size="small" onClick={onDiscard} disabled={busy}>
          {translate('import.kept.discard')}
        </Button>
      </ActionAlert>
    </Box>
  );
}
