import { useTranslate } from 'react-admin';
import { failureText } from '@/data';
import type { Action } from '@/schema';
import { ErrorState, FormSkeleton } from '@/widgets';

interface ActionLoadingProps {
  readonly action: Action;
  readonly error: unknown;
  onRetry(): void;
}

/** In the place of what an action loads: its shape, or why it did not come. */
export function ActionLoading({ action, error, onRetry }: ActionLoadingProps) {
  const translate = useTranslate();
  if (error !== undefined) return <ErrorState text={failureText(error, translate)} onRetry={onRetry} />;
  return <FormSkeleton fields={Object.keys({ ...action.shows, ...action.form }).length} />;
}
