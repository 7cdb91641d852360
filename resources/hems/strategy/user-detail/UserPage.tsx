import { Box } from '@mui/material';
import { useMemo, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { asObject, asText } from '@/api';
import { AccessProvider, useAccess, useRoutePath, can } from '@/access';
import { NoPermission } from '@/crud';
import { useToday, useArea } from '@/data';
import { SiteAround, type AroundSite } from '@/report';
import { isZone } from '@/schema/dates';
import { EmptyState, FormSkeleton, PageHeading, TabPanel } from '@/widgets';
import { CustomerContext, type ShownCustomer } from './CustomerContext';
import { UserTabs } from './UserTabs';
import { useSnapshot } from './useSnapshot';
import { useUserAccess } from './useUserAccess';

interface UserPageProps {
  readonly page: string;
  readonly children: ReactNode;
}

const OWN_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * What stands around the pages about a customer user (spec 02 §2): back, who he is, the two tabs. Without 'Tab show
 * button' there are no tabs and no page. A user whose record cannot be read is his id alone, and his pages stand all
 * the same.
 */
export function UserPage({ page, children }: UserPageProps) {
  useArea('strategy');
  const translate = useTranslate();
  const { pathOf } = useAccess();
  const route = useRoutePath();
  const access = useUserAccess();
  const [params] = useSearchParams();
  const id = params.get('id')?.trim() ?? '';
  const own = useToday(OWN_ZONE);
  const allowed = can(access, route, 'Tab show button');
  const { data, state } = useSnapshot(allowed ? id : '', own, own);
  const user = asObject(data);
  const said = asText(user?.timeZone);
  const zone = isZone(said) ? said : OWN_ZONE;
  const today = useToday(zone);
  const customer = useMemo<ShownCustomer>(() => ({ id, zone, today }), [id, zone, today]);
  const site = useMemo<AroundSite>(() => ({ id, zone, shownIn: zone }), [id, zone]);
  if (!allowed) return <NoPermission />;
  const settled = data !== undefined || Boolean(state.error);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageHeading
        title={translate('strategy.user', { name: asText(user?.email) || id })}
        backTo={pathOf.get('hems/home') ?? '/'}
      />
      {id === '' ? (
        <EmptyState title={translate('strategy.noUser')} text={translate('strategy.noUserText')} />
      ) : (
        <AccessProvider access={access}>
          <UserTabs page={page} />
          <TabPanel tab={page} current={page} idPrefix="user">
            {settled ? (
              <CustomerContext value={customer}>
                <SiteAround value={site}>{children}</SiteAround>
              </CustomerContext>
            ) : (
              <FormSkeleton fields={6} />
            )}
          </TabPanel>
        </AccessProvider>
      )}
    </Box>
  );
}
