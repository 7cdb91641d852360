import { useLocale, useTranslate } from 'react-admin';
import { ConfirmDialog } from '@/widgets/ConfirmDialog';

interface CloseQuestionProps {
  /** Of the tabs with unsaved input among those to close. */
  readonly names: readonly string[];
  onConfirm(): void;
  onClose(): void;
}

/** Asks before tabs are closed with what was typed in them. */
export function CloseQuestion({ names, onConfirm, onClose }: CloseQuestionProps) {
  const translate = useTranslate();
  const listed = new Intl.ListFormat(useLocale() ?? 'en').format(names);
  return (
    <ConfirmDialog
      open
      title={translate('tabs.discard.title')}
      text={translate('tabs.discard.text', { names: listed })}
      confirmLabel={translate('tabs.discard.confirm')}
      danger
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
