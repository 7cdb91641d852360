import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { UNSEEN } from '@/widgets/unseen';

interface ErrorSummaryProps {
  /** Labels of the refused fields, in the order of the form. */
  readonly labels: readonly string[];
  /** Counts submits, so that the same errors are said again. */
  readonly attempt: number;
}

/** Says after a submit, to those who do not see the marks, which fields need attention. */
export function ErrorSummary({ labels, attempt }: ErrorSummaryProps) {
  const translate = useTranslate();
  return (
    <Box role="alert" sx={UNSEEN}>
      {attempt > 0 && labels.length > 0 && (
        <span key={attempt}>{translate('form.summary', { fields: labels.join(', ') })}</span>
      )}
    </Box>
  );
}
