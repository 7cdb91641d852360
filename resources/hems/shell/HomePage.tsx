import { Box } from '@mui/material';
import { useEffect, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { TabPanel } from '@/widgets/tabs/TabPanel';
import { failureText } from '@/data/texts/failureText';
import { useLive } from '@/data/live/useLive';
import { ErrorState } from '@/widgets/ErrorState';
import { FormSkeleton } from '@/widgets/FormSkeleton';
import { useCurrentSite } from '@/widgets/sites/useCurrentSite';
import { loadHome } from '../station/loadHome';
import { HomeHeading } from './HomeHeading';
import { HomeTabStrip } from './HomeTabStrip';
import type { HomeTab } from './homeTabs';
import { NoHome } from './NoHome';
import { ToHomes } from './ToHomes';
import { WithHome } from './WithHome';

interface HomePageProps {
  readonly tab: HomeTab;
  readonly children: ReactNode;
}

/** Home detail shell (spec 02 §2): back, the home, tabs of the granted pages, and the page itself. */
export function HomePage({ tab, children }: HomePageProps) {
  const translate = useTranslate();
  const [params] = useSearchParams();
  const id = params.get('id')?.trim() ?? '';
  const { data: home, state } = useLive(['hems', 'home', id], (signal) => loadHome(id, signal), { enabled: id !== '' });
  const [current, remember] = useCurrentSite();
  const known = home?.id;
  useEffect(() => {
    if (known !== undefined && known !== current) remember(known);
  }, [known, current, remember]);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <HomeHeading id={id} home={home} />
      {id === '' ? (
        <NoHome last={current} />
      ) : (
        <>
          <HomeTabStrip id={id} tab={tab} />
          <TabPanel tab={tab} current={tab} idPrefix="home">
            {home ? (
              <WithHome home={home}>{children}</WithHome>
            ) : state.error ? (
              <Box sx={{ display: 'grid', justifyItems: 'center' }}>
                <ErrorState text={failureText(state.error, translate)} onRetry={state.onRetry} />
                <ToHomes />
              </Box>
            ) : (
              <FormSkeleton fields={4} />
            )}
          </TabPanel>
        </>
      )}
    </Box>
  );
}
