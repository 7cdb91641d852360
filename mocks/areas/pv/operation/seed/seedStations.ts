import { timeText } from '../../../../core/clock';
import type { BackendContext } from '../../../../core/context';
import { roundTo } from '../../../../core/roundTo';
import { orgId, tenantId } from '../../../../seed/seedCompanies';
import type { Doc } from '../../../../store/store';
import { areaOf } from '../../../../world/world';
import { buildingId, pvSites, roofsOf, type PvSite } from '../pvSites';
import { keepFile } from './keepFile';
import { layoutPicture } from './layoutPicture';
import { MODULE_POWER } from './models';

const ROOFS = ['colorSteel', 'concrete', 'tile', 'carport'] as const;

const stampOf = ({ tenant, since }: PvSite) => {
  const time = timeText(Date.parse(since));
  return { tenantId: tenantId(tenant), createTime: time, updateTime: time };
};
const wordsOf = ({ country }: PvSite): 'zh' | 'en' => (country === 'CN' ? 'zh' : 'en');

function stationDoc(site: PvSite, index: number, managers: readonly string[]): Doc {
  const { id, code, kind, name, tenant, zone, latitude, longitude, since, pv, area, connection } = site;
  return {
    ...stampOf(site),
    id,
    code,
    name: name[wordsOf(site)],
    orgId: orgId(tenant),
    stationType: kind === 'pv' && pv.peak > 3000 ? 'centralized' : 'distributedIndustry',
    area,
    address: areaOf(area).name[wordsOf(site)],
    longitude,
    latitude,
    timeZone: zone,
    altitude: 5 + ((index * 37) % 90),
    capacity: pv.peak,
    acCapacity: roundTo(pv.peak * 0.9, 2),
    gridMode: kind === 'pv' ? 'fullFeed' : 'selfUse',
    voltageLevel: connection > 8000 ? '35kV' : connection > 250 ? '10kV' : '380V',
    gridDate: since,
    moduleCount: Math.round((pv.peak * 1000) / MODULE_POWER),
    tilt: kind === 'pv' ? 28 : 12,
    azimuth: 180 - (index % 5) * 3,
    tariff: site.country === 'CN' ? 0.3914 : 0.082,
    managerIds: managers,
    picture: null,
  };
}

function buildingDocs(context: BackendContext, site: PvSite, index: number): Doc[] {
  const zh = wordsOf(site) === 'zh';
  const share = site.pv.peak / roofsOf(site);
  return Array.from({ length: roofsOf(site) }, (_, roof) => {
    const roofType =
      site.kind === 'pv' && site.pv.peak > 3000 ? 'ground' : (ROOFS[(index + roof) % ROOFS.length] ?? 'concrete');
    return {
      ...stampOf(site),
      id: buildingId(site, roof),
      stationId: site.id,
      name:
        roofType === 'ground'
          ? zh
            ? `${roof + 1}号方阵`
            : `Field ${roof + 1}`
          : zh
            ? `${roof + 1}号厂房屋顶`
            : `Hall ${roof + 1}`,
      roofType,
      area: roundTo(share * 5.2, 2),
      capacity: roundTo(share, 4),
      tilt: roofType === 'ground' ? 28 : 12,
      azimuth: 180,
      height: roofType === 'ground' ? 1.2 : 9 + (roof % 4),
      owner: zh ? site.name.zh : site.name.en,
      layoutPicture: keepFile(context, tenantId(site.tenant), `${site.code}-${roof + 1}.svg`, layoutPicture(roof)).url,
    };
  });
}

/** The PV stations of the world and their roofs; people of a tenant answer for its stations. */
export function seedStations(context: BackendContext): void {
  const { store } = context;
  const users = store.all('account/user');
  for (const [index, site] of pvSites.entries()) {
    const own = users.filter((one) => one.tenantId === tenantId(site.tenant));
    const managers = own.length === 0 ? [] : [own[index % own.length]?.id ?? ''];
    store.put('pv/station', stationDoc(site, index, managers));
    store.put('pv/building', ...buildingDocs(context, site, index));
  }
}
