import { timeText } from '../../../../core/clock';
import type { BackendContext } from '../../../../core/context';
import { groupBy } from '../../../../core/groupBy';
import { roundTo } from '../../../../core/roundTo';
import { tenantId } from '../../../../seed/seedCompanies';
import type { Device } from '../../../../world/model';
import { deviceAt, devices } from '../../../../world/world';
import { buildingId, pvSites, pvType, roofAt, roofsOf, type PvSite } from '../pvSites';
import { modelAt, modelId, MODULE_POWER } from './models';

const SENSORS = ['irradiance', 'ambientTemperature', 'moduleTemperature', 'windSpeed', 'windDirection', 'humidity'];

function deviceDoc(site: PvSite, device: Device, deviceType: string, index: number) {
  const { id, sn, name, type, place } = device;
  const time = timeText(Date.parse(site.since));
  const roof = Math.min(type === 'inverter' ? roofAt(place) : type === 'controller' ? place : 0, roofsOf(site) - 1);
  const collector =
    type === 'controller'
      ? undefined
      : (deviceAt(site, 'controller', roofAt(type === 'inverter' ? place : 0)) ?? deviceAt(site, 'controller', 0));
  const network = deviceType === 'collector' && {
    protocol: 'modbusTcp',
    ip: `10.${20 + (index % 40)}.0.${10 + place}`,
    port: 502,
    simCard: null,
    uploadInterval: 5,
  };
  return {
    id,
    sn,
    tenantId: tenantId(site.tenant),
    name: site.country === 'CN' ? `${site.name.zh}${name.zh}` : `${site.name.en} ${name.en}`,
    deviceType,
    stationId: site.id,
    buildingId: buildingId(site, roof),
    libraryId: modelAt(deviceType, site, place),
    parentId: collector?.id ?? null,
    ...network,
    createTime: time,
    updateTime: time,
  };
}

function seriesDocs(site: PvSite, inverter: Device, strings: readonly Device[]) {
  const time = timeText(Date.parse(site.since));
  const each = (site.pv.peak * 1000) / site.pv.inverters / Math.max(1, strings.length);
  const moduleCount = Math.max(1, Math.round(each / MODULE_POWER));
  return strings.map(({ id, place }) => ({
    id,
    tenantId: tenantId(site.tenant),
    inverterId: inverter.id,
    seriesNo: place + 1,
    mpptNo: Math.floor(place / 2) + 1,
    moduleLibraryId: modelId('QC-550M'),
    moduleCount,
    modulePower: MODULE_POWER,
    capacity: roundTo((moduleCount * MODULE_POWER) / 1000, 4),
    tilt: 12,
    azimuth: 180,
    enabled: place % 19 !== 18,
    createTime: time,
    updateTime: time,
  }));
}

/** The devices of PV stations and the strings of their inverters, as they stand in the world. */
export function seedDevices({ store }: BackendContext): void {
  for (const [index, site] of pvSites.entries()) {
    const all = devices(site);
    const strings = groupBy(
      all.filter(({ type }) => type === 'string'),
      ({ parent }) => parent,
    );
    for (const device of all) {
      const deviceType = pvType(device.type);
      if (deviceType === undefined) continue;
      const doc = deviceDoc(site, device, deviceType, index);
      if (deviceType === 'environment')
        store.put('pv/environment-device', { ...doc, sensors: SENSORS, silent: index % 5 === 3 });
      else store.put('pv/device', doc);
      if (deviceType === 'inverter') store.put('pv/series', ...seriesDocs(site, device, strings.get(device.id) ?? []));
    }
  }
}
