import { Dialog, DialogContent, DialogTitle } from '@mui/material';
import { useId } from 'react';
import type { RunProgress } from '../useActionRun';
import { BulkProgress } from './BulkProgress';

interface BulkRunDialogProps {
  readonly title: string;
  readonly progress: RunProgress;
  onStop(): void;
}

/** In front of the list while an action works on many records. It closes when they are done, and by nothing else. */
export function BulkRunDialog({ title, progress, onStop }: BulkRunDialogProps) {
  const id = useId();
  return (
    <Dialog open maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <BulkProgress progress={progress} onStop={onStop} />
      </DialogContent>
    </Dialog>
  );
}
