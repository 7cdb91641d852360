import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  List,
  ListItem,
  ListItemText,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { type BulkFailure, failureText, isUnclear, useArea, useResource } from '@/data';
import type { AnyRecord } from '@/schema';
import { LookLink } from '@/widgets/internal';
import { NameText } from '@/widgets';
import { namesApart } from '../namesApart';
import { partlyText } from '../partlyText';
import { useActionText } from '../useActionText';

interface FailureDialogProps {
  readonly title: string;
  readonly records: readonly AnyRecord[];
  readonly failure: BulkFailure;
  /** The failed ones are tried once more. */
  readonly busy?: boolean;
  onRetry?(): void;
  onClose(): void;
}

/** What of several records failed and why; what succeeded is counted beside it. The failed ones stay selected. */
export function FailureDialog({ title, records, failure, busy = false, onRetry, onClose }: FailureDialogProps) {
  useArea('lists');
  const translate = useTranslate();
  const text = useActionText();
  const id = useId();
  const { resource } = useResource();
  const byId = new Map(records.map((record) => [record.id, record]));
  const apart = namesApart(
    resource,
    failure.failed.flatMap(({ id: failedId }) => byId.get(failedId) ?? []),
    text.name,
  );
  const nameOf = (record: AnyRecord) => [text.name(record), apart.get(record.id)].filter(Boolean).join(' · ');
  return (
    <Dialog open onClose={busy ? undefined : onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <Typography variant="body2" role="alert">
          {partlyText(failure, translate, 'actions.partly')}
        </Typography>
        <List dense disablePadding sx={{ mt: 1, maxHeight: 320, overflow: 'auto' }}>
          {failure.failed.map(({ id: failedId, error }) => {
            const record = byId.get(failedId);
            return (
              <ListItem key={failedId} disableGutters divider>
                <ListItemText
                  primary={<NameText text={record ? nameOf(record) : failedId} />}
                  secondary={failureText(error, translate)}
                  sx={{ overflowWrap: 'anywhere' }}
                  slotProps={{ secondary: { color: isUnclear(error) ? 'warning' : 'error' } }}
                />
              </ListItem>
            );
          })}
        </List>
      </DialogContent>
      <DialogActions>
        {isUnclear(failure) && <LookLink />}
        {onRetry && failure.failed.length > 0 && (
          <Button onClick={onRetry} color="inherit" variant="outlined" loading={busy}>
            {translate('lists.bulk.retryFailed')}
          </Button>
        )}
        <Button onClick={onClose} variant="contained" disabled={busy} autoFocus>
          {translate('actions.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
