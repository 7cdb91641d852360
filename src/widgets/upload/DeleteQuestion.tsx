import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../ConfirmDialog';

interface DeleteQuestionProps {
  /** What is to be deleted; absent: nothing is asked. */
  readonly name: string | undefined;
  onConfirm(): void;
  onClose(): void;
}

/** Deleting an uploaded file asks first (spec 01 §5). */
export function DeleteQuestion({ name, onConfirm, onClose }: DeleteQuestionProps) {
  const translate = useTranslate();
  return (
    <ConfirmDialog
      open={name !== undefined}
      danger
      title={translate('widgets.upload.delete.title', { name: name ?? '' })}
      confirmLabel={translate('widgets.upload.delete.confirm')}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
