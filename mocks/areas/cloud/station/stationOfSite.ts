import { dateText, timeText } from '../../../core/clock';
import { seedOf } from '../../../energy/chance/seedOf';
import { orgId, tenantId } from '../../../seed/seedCompanies';
import type { Doc } from '../../../store/store';
import type { Site, SiteKind } from '../../../world/site';
import { areaOf } from '../../../world/world';

const TYPES: Readonly<Record<SiteKind, string>> = {
  home: 'integrated',
  plant: 'load',
  campus: 'integrated',
  pv: 'pv',
  storage: 'storage',
  charging: 'charging',
  mobile: 'storage',
};
const tenths = (value: number): number => Math.round(value * 100) / 100;
/** People answer for several stations; Chinese numbers have eleven digits. */
const phoneOf = ({ id, country }: Site): string | null =>
  country === 'CN' ? `138${String(seedOf(id, 3) % 100_000_000).padStart(8, '0')}` : null;

/** A site of the world as a station of the energy cloud, by wire names. */
export function stationOfSite(site: Site): Doc {
  const {
    id,
    code,
    kind,
    name,
    tenant,
    zone,
    currency,
    latitude,
    longitude,
    since,
    pv,
    battery,
    chargers,
    transformer,
    connection,
    area,
  } = site;
  const words = site.country === 'CN' ? 'zh' : 'en';
  const time = timeText(Date.parse(`${since}T09:00:00Z`));
  return {
    id,
    tenantId: tenantId(tenant),
    name: name[words],
    code,
    stationType: TYPES[kind],
    orgId: orgId(tenant),
    area: areaOf(area).name[words],
    address: areaOf(area).name[words],
    longitude,
    latitude,
    timeZone: zone,
    currency,
    voltageLevel: connection > 8000 ? '35kV' : connection > 250 ? '10kV' : '380V',
    transformerCapacity: transformer?.capacity ?? null,
    pvCapacity: pv ? tenths(pv.peak) : null,
    storagePower: battery ? tenths(battery.power) : null,
    storageCapacity: battery ? tenths(battery.capacity) : null,
    chargerCount: chargers?.piles ?? null,
    chargerPower: chargers ? tenths(chargers.piles * chargers.guns * chargers.power) : null,
    gridMode: kind === 'pv' ? 'fullFeed' : 'selfUse',
    operationDate: dateText(Date.parse(`${since}T12:00:00Z`)),
    managerIds: [],
    phone: phoneOf(site),
    status: 'operating',
    onlineStatus: site.offlineSince === undefined ? 1 : 0,
    createTime: time,
    updateTime: time,
  };
}
