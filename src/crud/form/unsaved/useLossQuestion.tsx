import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { UnsavedQuestion } from './UnsavedQuestion';

/**
 * How a dialog closes by Escape or by a press beside it, which happen by accident: with something typed in it, it asks
 * first. Returns the `onClose` of the dialog, and the question to be drawn inside of it.
 *
 * @example
 *   const [onClose, question] = useLossQuestion(typed !== '', close);
 *   return <Dialog open onClose={onClose}>{children}{question}</Dialog>;
 * @public
 */
export function useLossQuestion(
  changed: boolean,
  close: () => void,
): readonly [onClose: () => void, question: ReactNode] {
  const translate = useTranslate();
  const [confirming, setConfirming] = useState(false);
  const question = (
    <UnsavedQuestion
      open={confirming}
      title={translate('form.loss.title')}
      text={translate('form.loss.text')}
      onKeep={() => setConfirming(false)}
      onDiscard={close}
    />
  );
  return [() => (changed ? setConfirming(true) : close()), question];
}
