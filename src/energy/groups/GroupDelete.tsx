import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { FailureAlert } from '@/widgets';

interface GroupDeleteProps {
  readonly name: string;
  readonly busy: boolean;
  readonly error?: unknown;
  onConfirm(): void;
  onBack(): void;
}

/** Asks before a group is deleted. The focus stands on the safe button. */
export function GroupDelete({ name, busy, error, onConfirm, onBack }: GroupDeleteProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {translate('widgets.groups.deleteText', { name })}
      </Typography>
      <FailureAlert error={error} />
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
        <Button color="inherit" autoFocus onClick={onBack} disabled={busy}>
          {translate('widgets.groups.backToEdit')}
        </Button>
        <Button variant="contained" color="error" loading={busy} onClick={onConfirm}>
          {translate('widgets.groups.delete')}
        </Button>
      </Box>
    </Box>
  );
}
