import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';

interface UnsavedQuestionProps {
  readonly open: boolean;
  readonly title: string;
  readonly text: string;
  onKeep(): void;
  onDiscard(): void;
}

/** Asks before typed input is lost. The focus stands on keeping it. */
export function UnsavedQuestion({ open, title, text, onKeep, onDiscard }: UnsavedQuestionProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onKeep}
      role="alertdialog"
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{text}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="error" onClick={onDiscard}>
          {translate('form.unsaved.discard')}
        </Button>
        <Button variant="contained" autoFocus onClick={onKeep}>
          {translate('form.unsaved.keep')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
