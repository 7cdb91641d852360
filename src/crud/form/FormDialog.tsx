import { Dialog, DialogContent, DialogTitle } from '@mui/material';
import { useId, useState, type ReactNode } from 'react';
import { useLossQuestion } from './unsaved/useLossQuestion';

/** What a form in a dialog is told, for `RecordForm`. */
interface FormInDialog {
  cancel(): void;
  onChanged(changed: boolean): void;
}

interface FormDialogProps {
  readonly title: string;
  readonly width?: 'md' | 'lg';
  onClose(): void;
  children(form: FormInDialog): ReactNode;
}

/**
 * A form over the page; closed by accident, it asks first when something was typed.
 *
 * @example
 *   <FormDialog title={title} onClose={close}>
 *     {(dialog) => <RecordForm {...dialog} mode="create" record={{}} onSaved={close} />}
 *   </FormDialog>
 * @public
 */
export function FormDialog({ title, width = 'md', onClose, children }: FormDialogProps) {
  const id = useId();
  const [changed, setChanged] = useState(false);
  const [onDismiss, question] = useLossQuestion(changed, onClose);
  return (
    <Dialog open onClose={onDismiss} maxWidth={width} fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>{children({ cancel: onClose, onChanged: setChanged })}</DialogContent>
      {question}
    </Dialog>
  );
}
