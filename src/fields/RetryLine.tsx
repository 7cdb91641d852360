import { Link } from '@mui/material';
import { useTranslate } from 'react-admin';

/**
 * What could not be loaded, and a way to try again, in a line below an input.
 *
 * @example if (isError) return <RetryLine text={failureText(error, translate)} onRetry={() => void refetch()} />;
 * @public
 */
export function RetryLine({ text, onRetry }: { readonly text: string; onRetry(): void }) {
  const translate = useTranslate();
  return (
    <span role="alert">
      {text}{' '}
      <Link component="button" type="button" variant="caption" onClick={onRetry} sx={{ verticalAlign: 'baseline' }}>
        {translate('widgets.retry')}
      </Link>
    </span>
  );
}
