import { dateText, DAY, timeText } from '../../../../core/clock';
import type { BackendContext } from '../../../../core/context';
import { seedId } from '../../../../core/ids';
import { companies } from '../../../../seed/companies';
import { tenantId } from '../../../../seed/seedCompanies';
import { homeTables } from '../../home/homes/homeTables';
import { isOnline, siteOf } from '../../home/homes/siteOf';
import { devicesBelow } from '../devicesBelow';
import { brandId } from './brands';
import { organizationId } from './seedPartners';

const OPERATORS = ['Iris van den Berg', 'Anna Kowalska'] as const;

/** Controllers of the homes, the devices below them, their serial numbers and some that nobody has yet. */
export function seedDevices({ store, clock }: BackendContext): void {
  const now = clock();
  const { homes } = homeTables(store);
  const tenantNames = new Map(companies.map(({ key, nameEn }) => [tenantId(key), nameEn]));
  for (const [index, home] of homes.filter(({ controllerSn }) => Boolean(controllerSn)).entries()) {
    const site = siteOf(home, now);
    if (!site || !home.controllerSn) continue;
    const online = isOnline(home, now) ? 1 : 0;
    const seen = timeText(Math.min(now, site.offlineSince ?? now));
    const shared = {
      stationId: home.id,
      countryCode: home.countryCode,
      tenantName: tenantNames.get(home.tenantId) ?? null,
      tenantId: home.tenantId,
      online,
      lastOnlineTime: seen,
    };
    store.put('hems/controller', {
      ...shared,
      id: seedId(`controller ${home.controllerSn}`),
      deviceSn: home.controllerSn,
      name: `Hub ${home.name}`.slice(0, 60),
      brandName: 'Enbox',
      model: 'Home Hub 2',
      firmwareVersion: '2.14.3',
      hardwareVersion: 'B2',
      mac: `00:1b:44:11:${String(10 + Math.floor(index / 90)).padStart(2, '0')}:${String(10 + (index % 90))}`,
      ip: `192.168.1.${String(20 + (index % 200))}`,
      network: ['ethernet', 'wifi', 'mobile'][index % 3],
      signal: index % 3 === 0 ? null : -48 - (index % 40),
      cusUserEmail: home.cusUserEmail ?? null,
      installerId: home.installerId ?? null,
      activateTime: `${home.createDate} 10:15:00`,
    });
    store.put('hems/serial-number', {
      id: seedId(`sn ${home.controllerSn}`),
      sn: home.controllerSn,
      type: 'controller',
      model: 'Home Hub 2',
      brandId: brandId('Enbox'),
      batchNo: 'B2026-03',
      tenantId: home.tenantId,
      organizationId: home.tenantId === tenantId('greensource') && index % 4 === 0 ? organizationId('GS-EHV') : null,
      installerId: home.installerId ?? null,
      activateState: 1,
      activateTime: `${home.createDate} 10:15:00`,
      stationId: home.id,
      distributeTime: `${home.createDate} 08:00:00`,
      distributionBatch: `D-${String(1 + (index % 9)).padStart(3, '0')}`,
      operator: OPERATORS[index % 2],
      history: [
        {
          time: `${home.createDate} 08:00:00`,
          operator: OPERATORS[index % 2],
          action: 'distribute',
          from: null,
          to: tenantNames.get(home.tenantId) ?? null,
        },
      ],
    });
    store.put('hems/platform-device', ...devicesBelow(home, site, shared, dateText(now)));
  }
  // some wait for a home
  store.put(
    'hems/controller',
    ...Array.from({ length: 4 }, (_, index) => ({
      id: seedId(`controller spare ${index}`),
      deviceSn: `HUB2${String(7_900_000 + index * 37)}`,
      name: `Hub in stock ${index + 1}`,
      brandName: 'Enbox',
      model: 'Home Hub 2',
      firmwareVersion: '2.14.3',
      hardwareVersion: 'B2',
      network: 'ethernet',
      signal: null,
      online: index === 0 ? 1 : 0,
      lastOnlineTime: timeText(now - index * DAY),
      stationId: null,
      installerId: null,
      tenantName: 'GreenSource Energy',
      tenantId: tenantId('greensource'),
      countryCode: 'NL',
      activateTime: null,
    })),
  );
  const spare = (index: number, more: object = {}) => ({
    id: seedId(`sn spare ${index}`),
    sn: `HUB2${String(7_100_000 + index * 37)}`,
    type: 'controller',
    model: 'Home Hub 2',
    brandId: brandId('Enbox'),
    batchNo: 'B2026-09',
    productionDate: '2026-09-14',
    hardwareVersion: 'B2',
    mac: `00:1b:44:12:00:${String(10 + index)}`,
    verifyCode: `V${String(4_210 + index * 7)}`,
    tenantId: null,
    organizationId: null,
    installerId: null,
    activateState: 0,
    history: [],
    ...more,
  });
  const given = {
    tenantId: tenantId('greensource'),
    distributeTime: timeText(now - 12 * DAY),
    distributionBatch: 'D-014',
    operator: 'Iris van den Berg',
  };
  store.put(
    'hems/serial-number',
    ...Array.from({ length: 24 }, (_, index) =>
      spare(
        index,
        index < 8
          ? {}
          : {
              ...given,
              operator: OPERATORS[index % 2],
              ...(index >= 14 && { organizationId: organizationId(index % 2 === 0 ? 'GS-UTR' : 'GS-KOE') }),
              ...(index >= 20 && { installerId: seedId('installer zonneklaar') }),
              history: [
                {
                  time: given.distributeTime,
                  operator: given.operator,
                  action: 'distribute',
                  from: null,
                  to: 'GreenSource Energy',
                },
              ],
            },
      ),
    ),
  );
}
