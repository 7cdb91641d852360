import { Box } from '@mui/material';
import { useEffect, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { TabPanel, ErrorState, FormSkeleton } from '@/widgets';
import { useCurrentSite } from '@/energy';
import { failureText, useLive } from '@/data';
import { loadHome } from '../context/loadHome';
import { readHome } from '../context/readHome';
import { HomeHeading } from './HomeHeading';
import { HomeTabStrip } from './HomeTabStrip';
import { HOME_TABS, PAGE_OF } from './homeTabs';
import { NoHome } from './NoHome';
import { ToHomes } from './ToHomes';
import { WithHome } from './WithHome';

interface HomePageProps {
  readonly page: string;
  readonly children: ReactNode;
}

/**
 * What stands around every page of a home (spec 02 §2): back, the home, tabs of the granted pages where it is one of
 * them. A home whose record cannot be read is its id alone, and its page stands all the same.
 */
export function HomePage({ page, children }: HomePageProps) {
  const translate = useTranslate();
  const tab = HOME_TABS.find((one) => PAGE_OF[one] === page);
  const [params] = useSearchParams();
  const id = params.get('id')?.trim() ?? '';
  const { data: home, state } = useLive(['hems', 'home', id], (signal, quiet) => loadHome(id, { signal, quiet }), {
    enabled: id !== '',
  });
  const [current, remember] = useCurrentSite();
  const known = home?.id;
  useEffect(() => {
    if (known !== undefined && known !== current) remember(known);
  }, [known, current, remember]);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <HomeHeading id={id} home={home} {...(tab === undefined && { page })} />
      {id === '' ? (
        <NoHome last={current} />
      ) : (
        <>
          {tab && <HomeTabStrip id={id} tab={tab} home={home} />}
          {Boolean(state.error) && !home && !state.loading && (
            <Box sx={{ display: 'grid', justifyItems: 'center' }}>
              <ErrorState text={failureText(state.error, translate)} onRetry={state.onRetry} />
              <ToHomes />
            </Box>
          )}
          <TabPanel tab={tab ?? page} current={tab ?? page} idPrefix="home" bare={tab === undefined}>
            {home || state.error ? (
              <WithHome home={home ?? readHome(id, null)}>{children}</WithHome>
            ) : (
              <FormSkeleton fields={4} />
            )}
          </TabPanel>
        </>
      )}
    </Box>
  );
}
