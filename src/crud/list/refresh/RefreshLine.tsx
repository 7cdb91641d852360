import { Box, LinearProgress } from '@mui/material';
import { useIsFetching, type QueryKey } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';

/** An answer within that many ms came at once: a line that flashes for it tells nobody anything. */
const AT_ONCE = 200;

/** Whether something has been so for `delay` ms. */
function useLasting(is: boolean, delay: number): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!is) return undefined;
    const timer = setTimeout(() => setLasts(true), delay);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [is, delay]);
  return is && lasts;
}

interface RefreshLineProps {
  /** What is asked for, as the cache knows it. */
  readonly listKey: QueryKey;
  /** Something is shown meanwhile. */
  readonly over: boolean;
}

/** A thin line while what is shown is asked for again. */
export function RefreshLine({ listKey, over }: RefreshLineProps) {
  const translate = useTranslate();
  const again = useLasting(useIsFetching({ queryKey: listKey }) > 0, AT_ONCE) && over;
  return (
    <Box sx={{ position: 'relative', zIndex: 3 }}>
      {again && (
        <LinearProgress
          sx={{ height: 2, position: 'absolute', inset: '0 0 auto' }}
          aria-label={translate('list.refreshing')}
        />
      )}
    </Box>
  );
}
