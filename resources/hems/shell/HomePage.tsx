import { Box } from '@mui/material';
import { useMemo, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useAccess } from '@/access/AccessContext';
import { PageHeading } from '@/crud/PageHeading';
import { TabPanel } from '@/crud/TabPanel';
import { TabStrip } from '@/crud/TabStrip';
import { failureText } from '@/data/failureText';
import { useLive } from '@/data/live/useLive';
import { useToday } from '@/data/live/useToday';
import { EmptyState } from '@/widgets/EmptyState';
import { ErrorState } from '@/widgets/ErrorState';
import { FormSkeleton } from '@/widgets/FormSkeleton';
import { homeCalls } from '../calls';
import { HomeContext, type ShownHome } from '../station/HomeContext';
import { readHome, type Home } from '../station/readHome';
import { HOME_TABS, PAGE_OF, type HomeTab } from './homeTabs';

interface HomePageProps {
  readonly tab: HomeTab;
  readonly children: ReactNode;
}

/** Home detail shell (spec 02 §2): back, the home's name, tabs of the granted pages, and the page itself. */
export function HomePage({ tab, children }: HomePageProps) {
  const translate = useTranslate();
  const { pathOf } = useAccess();
  const navigate = useNavigate();
  const location = useLocation();
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const { data: home, state } = useLive(['hems', 'home', id], async (signal) => readHome(id, await homeCalls.detail({ stationId: id }, { signal, quiet: true })), { enabled: id !== '' });
  const tabs = HOME_TABS.filter((one) => pathOf.has(PAGE_OF[one])).map((key) => ({ key, label: translate(`hems.tabs.${key}`) }));
  const choose = (key: string) => {
    const path = HOME_TABS.map((one) => one === key && pathOf.get(PAGE_OF[one])).find(Boolean);
    if (path) void navigate({ pathname: path, search: location.search }, { replace: true });
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageHeading title={home?.name ?? id} backTo={pathOf.get('hems/home') ?? '/'} />
      <TabStrip tabs={tabs} current={tab} idPrefix="home" label={translate('hems.tabs.label')} onChoose={choose} />
      <TabPanel tab={tab} current={tab} idPrefix="home">
        {id === '' ? (
          <EmptyState title={translate('hems.noHome')} />
        ) : home ? (
          <WithHome home={home}>{children}</WithHome>
        ) : state.error ? (
          <ErrorState text={failureText(state.error, translate)} onRetry={state.onRetry} />
        ) : (
          <FormSkeleton fields={4} />
        )}
      </TabPanel>
    </Box>
  );
}

function WithHome({ home, children }: { readonly home: Home; readonly children: ReactNode }) {
  const today = useToday(home.zone);
  const shown = useMemo<ShownHome>(() => ({ home, zone: home.zone, today }), [home, today]);
  return <HomeContext value={shown}>{children}</HomeContext>;
}
