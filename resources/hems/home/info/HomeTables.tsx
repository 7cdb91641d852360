import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { StatusTag } from '@/fields';
import { useShownHome } from '../context/HomeContext';
import { homeTimeText } from '../times/homeTimeText';
import { InfoTable } from './InfoTable';
import { NewTabLink } from './NewTabLink';
import type { HomeInfo } from './readHomeInfo';
import { useCodedText } from './useCodedText';
import { usePagePath } from './usePagePath';

/** A time of the wire on the clock that is shown, in one line. */
function Time({ raw }: { readonly raw: unknown }) {
  const { home, zone } = useShownHome();
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {homeTimeText(raw, { zone: home.zone, shownIn: zone })}
    </Box>
  );
}

/** The users of a home; each leads to what its strategies did (spec 02 §2). */
export function UserTable({ users }: Pick<HomeInfo, 'users'>) {
  const path = usePagePath('hems/strategy-activity', '/userManagement/user/userDetail/strategyActivityAnalysis');
  return (
    <InfoTable
      list="users"
      rows={users}
      cells={{
        id: ({ id }) =>
          id === '' || path === undefined ? (
            id || '-'
          ) : (
            <NewTabLink path={path} query={{ id }}>
              {id}
            </NewTabLink>
          ),
        email: ({ email }) => email || '-',
        joined: ({ joined }) => <Time raw={joined} />,
      }}
    />
  );
}

/** The tariffs of a home; View leads to their prices, where there are any. */
export function TariffTable({ tariffs }: Pick<HomeInfo, 'tariffs'>) {
  const view = useTranslate()('hems.info.tariffs.view');
  const codedText = useCodedText();
  const path = usePagePath('hems/dynamic-tariff-monitor', '/platformMonitoring/dynamicTariffMonitor');
  return (
    <InfoTable
      list="tariffs"
      rows={tariffs}
      cells={{
        direction: ({ direction }) => codedText('directions', direction),
        priceType: ({ priceType }) => codedText('priceTypes', priceType),
        name: ({ name }) => name || '-',
        area: ({ area }) => area || '-',
        set: ({ set }) => <Time raw={set} />,
        operation: ({ businessId, retailerId }) =>
          businessId === '' || path === undefined ? (
            '-'
          ) : (
            <NewTabLink path={path} query={{ businessId, retailerId }}>
              {view}
            </NewTabLink>
          ),
      }}
    />
  );
}

export function DeviceTable({ devices }: Pick<HomeInfo, 'devices'>) {
  const codedText = useCodedText();
  return (
    <InfoTable
      list="devices"
      rows={devices}
      cells={{
        type: ({ type }) => type || '-',
        name: ({ name }) => name || '-',
        brand: ({ brand }) => brand || '-',
        model: ({ model }) => model || '-',
        status: ({ status }) =>
          status.code === '' && status.text === '' ? (
            '-'
          ) : (
            <StatusTag text={codedText('online', status)} tone={status.code === '1' ? 'success' : 'info'} />
          ),
        lastOnline: ({ lastOnline }) => <Time raw={lastOnline} />,
        connected: ({ connected }) => <Time raw={connected} />,
      }}
    />
  );
}
