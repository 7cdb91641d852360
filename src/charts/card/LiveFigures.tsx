import { Box } from '@mui/material';
import { Suspense, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { failureText, type Live, useArea } from '@/data';
import { ErrorState } from '@/widgets';
import { StaleChartNotice } from './StaleChartNotice';

interface LiveFiguresProps<T> {
  readonly live: Live<T>;
  /** Stands in their place until there are any. */
  readonly waiting: ReactNode;
  children(data: T): ReactNode;
}

/**
 * Figures that are kept fresh: on their way, there, there but old, or failed with a way to try again. Old figures stay,
 * and it is said how old they are.
 *
 * @example
 * <LiveFigures live={live} waiting={<ChartSkeleton height={280} />}>
 *   {({ power }) => <Figure amount={power} />}</LiveFigures>
 * @public
 */
export function LiveFigures<T>({ live: { data, state }, waiting, children }: LiveFiguresProps<T>) {
  const translate = useTranslate();
  if (data === undefined)
    return state.error && !state.loading ? (
      <ErrorState text={failureText(state.error, translate)} onRetry={state.onRetry} />
    ) : (
      waiting
    );
  return (
    <Box aria-busy={state.loading || undefined} sx={{ minWidth: 0 }}>
      {Boolean(state.error) && (
        <Suspense>
          <Stale state={state} />
        </Suspense>
      )}
      {children(data)}
    </Box>
  );
}

function Stale({ state }: Pick<Live<unknown>, 'state'>) {
  useArea('charts');
  return <StaleChartNotice {...state} />;
}
