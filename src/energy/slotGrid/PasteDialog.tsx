import { Button, Dialog, DialogActions, DialogContent } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { DecimalMark, NumberForm } from '@/schema/internal';
import { DecimalChoice } from '@/widgets/internal';

interface PasteDialogProps {
  /** Some of the pasted numbers that read both ways. */
  readonly texts: readonly string[];
  readonly form: NumberForm;
  onPaste(mark: DecimalMark): void;
  onClose(): void;
}

/** Lets a person say what pasted numbers mean that read both ways. Nothing is pasted before. */
export default function PasteDialog({ texts, form, onPaste, onClose }: PasteDialogProps) {
  const translate = useTranslate();
  const [mark, setMark] = useState<DecimalMark>();
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-label={translate('numbers.question')}>
      <DialogContent>
        <DecimalChoice texts={texts} form={form} value={mark} onChange={setMark} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="inherit">
          {translate('widgets.cancel')}
        </Button>
        <Button variant="contained" disabled={mark === undefined} onClick={() => mark && onPaste(mark)}>
          {translate('numbers.paste')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
