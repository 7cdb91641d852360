import { Alert, Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
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
  return (
    <Alert severity="info" sx={{ width: 1, maxWidth: 720, mx: 'auto' }}>
      <Box sx={{ overflowWrap: 'anywhere' }}>{translate('import.kept.text', { name: kept.name, ...countKept(kept) })}</Box>
      <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
        <Button variant="contained" size="small" onClick={onResume} disabled={busy}>
          {translate('import.kept.resume')}
        </Button>
        <Button color="inherit" size="small" onClick={onDiscard} disabled={busy}>
          {translate('import.kept.discard')}
        </Button>
      </Box>
    </Alert>
  );
}
