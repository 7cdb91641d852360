import { useTranslate } from 'react-admin';
import { StatusTag } from '@/fields/enumeration/StatusTag';
import { useShownHome } from '../station/HomeContext';
import { timeText } from '../times/timeText';
import { InfoTable } from './InfoTable';
import { NewTabLink } from './NewTabLink';
import type { HomeInfo } from './readHomeInfo';
import { useCodedText } from './useCodedText';
import { usePagePath } from './usePagePath';

/** Times of the wire on the clock that is shown. */
function useTime(): (raw: unknown) => string {
  const { home, zone } = useShownHome();
  return (raw) => timeText(raw, { zone: home.zone, shownIn: zone });
}

/** The users of a home; each leads to what its strategies did (spec 02 §2). */
export function UserTable({ users }: Pick<HomeInfo, 'users'>) {
  const translate = useTranslate();
  const time = useTime();
  const path = usePagePath('hems/strategy-activity', '/userManagement/user/userDetail/strategyActivityAnalysis');
  return (
    <InfoTable
      title={translate('hems.info.users.title')}
      empty={translate('hems.info.users.empty')}
      rows={users}
      columns={[
        {
          label: translate('hems.info.users.id'),
          cell: ({ id }) => (id === '' ? '-' : path === undefined ? id : <NewTabLink path={path} query={{ id }}>{id}</NewTabLink>),
        },
        { label: translate('hems.info.users.email'), cell: ({ email }) => email || '-' },
        { label: translate('hems.info.users.joined'), cell: ({ joined }) => time(joined), whole: true },
      ]}
    />
  );
}

/** The tariffs of a home; View leads to their prices, where there are any. */
export function TariffTable({ tariffs }: Pick<HomeInfo, 'tariffs'>) {
  const translate = useTranslate();
  const time = useTime();
  const codedText = useCodedText();
  const path = usePagePath('hems/dynamic-tariff-monitor', '/platformMonitoring/dynamicTariffMonitor');
  return (
    <InfoTable
      title={translate('hems.info.tariffs.title')}
      empty={translate('hems.info.tariffs.empty')}
      rows={tariffs}
      columns={[
        { label: translate('hems.info.tariffs.direction'), cell: ({ direction }) => codedText('directions', direction) },
        { label: translate('hems.info.tariffs.priceType'), cell: ({ priceType }) => codedText('priceTypes', priceType) },
        { label: translate('hems.info.tariffs.name'), cell: ({ name }) => name || '-' },
        { label: translate('hems.info.tariffs.area'), cell: ({ area }) => area || '-' },
        { label: translate('hems.info.tariffs.set'), cell: ({ set }) => time(set), whole: true },
        {
          label: translate('hems.info.tariffs.operation'),
          cell: ({ businessId, retailerId }) =>
            businessId === '' || path === undefined ? '-' : <NewTabLink path={path} query={{ businessId, retailerId }}>{translate('hems.info.tariffs.view')}</NewTabLink>,
        },
      ]}
    />
  );
}

/** The devices of a home. */
export function DeviceTable({ devices }: Pick<HomeInfo, 'devices'>) {
  const translate = useTranslate();
  const time = useTime();
  const codedText = useCodedText();
  return (
    <InfoTable
      title={translate('hems.info.devices.title')}
      empty={translate('hems.info.devices.empty')}
      rows={devices}
      columns={[
        { label: translate('hems.info.devices.type'), cell: ({ type }) => type || '-' },
        { label: translate('hems.info.devices.name'), cell: ({ name }) => name || '-' },
        { label: translate('hems.info.devices.brand'), cell: ({ brand }) => brand || '-' },
        { label: translate('hems.info.devices.model'), cell: ({ model }) => model || '-' },
        {
          label: translate('hems.info.devices.status'),
          cell: ({ status }) => (status.code === '' && status.text === '' ? '-' : <StatusTag text={codedText('online', status)} tone={status.code === '1' ? 'success' : 'info'} />),
        },
        { label: translate('hems.info.devices.lastOnline'), cell: ({ lastOnline }) => time(lastOnline), whole: true },
        { label: translate('hems.info.devices.connected'), cell: ({ connected }) => time(connected), whole: true },
      ]}
    />
  );
}
