import { wallClockAt, dayOf } from '@/schema/dates';
import { countryName } from '@/dsl';
import type { BackendContext } from '../../../../core/context';
import type { Incoming } from '../../../../core/incoming';
import type { Locale } from '../../../../core/texts';
import type { HomeSite } from '../../../../energy/model';
import { devicesOf } from '../devices/devicesOf';
import { deviceWords } from '../devices/deviceWords';
import { strategyInfo } from '../strategies/strategyInfo';
import { homeTariffs } from '../tariff/homeTariffs';
import type { HomeDoc } from './homeDoc';
import { siteOf } from './siteOf';

const states = { 1: { en: 'Online', zh: '在线' }, 0: { en: 'Offline', zh: '离线' } } as const;

/** The devices of a home as its table shows them; times are on the station's clock. */
function deviceInfo(home: HomeDoc, site: HomeSite, now: number, locale: Locale) {
  const silent = site.offlineSince ?? Infinity;
  const today = dayOf(now, site.zone);
  return devicesOf(home, site).map(({ kind, suffix, sn, brand, model, reachable, connected }) => {
    const state = reachable && silent > now ? 1 : 0;
    const seen = reachable ? Math.min(silent, now - (now % 60_000)) : now - 9 * 86_400_000;
    return {
      deviceType: deviceWords[kind][locale],
      deviceName: `${deviceWords[kind][locale]}${suffix}`,
      deviceSn: sn,
      deviceBrand: brand,
      deviceModel: model,
      status: { code: state, desc: states[state][locale] },
      lastOnlineTime: wallClockAt(new Date(seen), site.zone),
      connectedTime: `${connected < today ? connected : today} 14:20:00`,
    };
  });
}

/** Everything that is known of a home, in the five blocks of spec 02 §3. */
export function homeDetail(context: BackendContext, { locale }: Incoming, home: HomeDoc) {
  const now = context.clock();
  const site = siteOf(home, now);
  const { users = [], site: _site, ...record } = home;
  const coded = (field: string) => {
    const code = record[field];
    return typeof code === 'string'
      ? { code, desc: context.labels.value('hems/home', field, code, locale) ?? code }
      : null;
  };
  return {
    stationInfo: {
      ...record,
      stationId: home.id,
      countryName: countryName(home.countryCode, locale),
      houseType: coded('houseType'),
      heatingSource: coded('heatingSource'),
      residenceDay: coded('residenceDay'),
    },
    userInfoList: users,
    tariffInfoList: homeTariffs(home, site, locale),
    strategyInfo: strategyInfo(home, site, locale),
    deviceInfoList: site ? deviceInfo(home, site, now, locale) : [],
  };
}
