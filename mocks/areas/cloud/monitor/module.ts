import type { BackendContext } from '../../../core/context';
import { actorOf, textOf } from '../../../core/incoming';
import type { Endpoint } from '../../../core/router';
import { pageOf } from '../../../crud/listAnswers';
import type { CrudHooks } from '../../../crud/hooks';
import type { BackendModule } from '../../../module';
import { seedMenus, type MenuSeed } from '../../../seed/seedMenus';
import { tenantId } from '../../../seed/seedCompanies';
import type { Doc } from '../../../store/store';
import { commercialSites, devices, placedDevice, siteOf } from '../../../world/world';
import type { DeviceType } from '../../../world/model';
import type { Site } from '../../../world/site';
import { visibleDevice } from '../device/visibleDevice';
import { diaryNow, diaryRows, maximumNow, maximumRows } from './dayRows';
import { cityNow, gunNow, microgridNow } from './gridRows';
import { toldNow, type Told } from './live';
import { bmsNow, cellRows, clusterRows, moduleRows, pcsNow, storageNow } from './storageRows';
import { pricedSite } from '../../../prices/pricedSite';

const page = (place: string, component: string, name: string, nameEn: string): MenuSeed => ({
  router: `cloud/${place}`,
  path: `/cloud/${place}`,
  component: `cloud/${component}`,
  name,
  nameEn,
});

const menus: readonly MenuSeed[] = [
  {
    router: 'cloudMonitor',
    path: '/cloud/monitor',
    name: '监视',
    nameEn: 'Monitoring',
    icon: 'monitor',
    children: [
      page('monitor/station', 'monitor-station', '站点监控', 'Station monitoring'),
      page('monitor/diary', 'diary', '运行日志', 'Daily operation'),
      page('monitor/diaryStatistics', 'diary-statistics', '运行日志统计', 'Daily operation statistics'),
      page('monitor/city', 'city', '市电监测', 'Grid monitoring'),
      page('monitor/pcs', 'pcs', '储能变流器', 'PCS monitoring'),
      page('monitor/bms', 'bms', '电池管理系统', 'BMS monitoring'),
      page('monitor/storage', 'storage', '储能系统', 'Storage monitoring'),
      page('monitor/storageMaximum', 'storage-maximum', '储能极值', 'Storage maximum values'),
      page('monitor/diagram', 'diagram', '一次接线图', 'Wiring diagram'),
      page('monitor/microgrid', 'microgrid', '微电网', 'Microgrid monitoring'),
      page('monitor/chargePile', 'charge-pile', '充电桩', 'Charger monitoring'),
    ],
  },
];

const wordsOf = ({ country }: Site) => (country === 'CN' ? 'zh' : 'en');
const common = (site: Site) => ({ tenantId: tenantId(site.tenant), stationId: site.id, timeZone: site.zone });

/** A row for each device of a type, named by site and device. */
const deviceRows = (type: DeviceType, more: (id: string) => object = () => ({})): Doc[] =>
  commercialSites.flatMap((site) =>
    devices(site)
      .filter((one) => one.type === type)
      .map(({ id, name, sn, parent }, index): Doc => {
        const words = wordsOf(site);
        const pile = type === 'gun' ? devices(site).find((one) => one.id === parent)?.name[words] : undefined;
        // Batteries count at their site, not at their converter.
        const own = pile === undefined ? name[words].replace(/\d+/, String(index + 1)) : `${pile} ${name[words]}`;
        return { ...common(site), id, sn, name: `${site.name[words]} ${own}`, ...more(id) };
      }),
  );
const siteRows = (where: (site: Site) => boolean): Doc[] =>
  commercialSites.filter(where).map((site): Doc => ({ ...common(site), id: site.id, name: site.name[wordsOf(site)] }));

const BUSY = new Set(['charging', 'discharging']);
const counted = {
  runningCount: ({ runState }: Doc) => Number(BUSY.has(String(runState))),
  faultCount: ({ runState, state }: Doc) => Number((runState ?? state) === 'fault'),
};
const field = (name: string) => (row: Doc) => (typeof row[name] === 'number' ? row[name] : null);

/**
 * What monitoring shows of the world (spec 03 §7, monitor): rows are made once, their values when they are looked at.
 */
function monitorHooks({ clock, resources, store }: BackendContext): Record<string, CrudHooks> {
  const liveFields = (name: string) =>
    Object.keys(resources.get(name)?.fields ?? {})
      .filter((one) => !['stationId', 'name', 'sn', 'date', 'deviceId', 'meterId', 'valueType', 'unit'].includes(one))
      .concat('currency');
  /** At the prices that are kept of it, as in the statistics. */
  const siteOfRow = (row: Doc): Site | undefined => {
    const site = siteOf(String(row.stationId));
    return site && pricedSite(store, site);
  };
  const ofSite = (
    name: string,
    rows: () => Doc[],
    tell: (site: Site, id: string, now: number) => Told,
    more: CrudHooks = {},
  ): CrudHooks => {
    const told = toldNow(liveFields(name), clock, (row, now) => {
      const site = siteOfRow(row);
      return site ? tell(site, row.id, now) : {};
    });
    return { rows, computed: told, ...more };
  };
  const ofDay = (name: string, rows: () => Doc[], tell: (site: Site, row: Doc, now: number) => Told): CrudHooks => ({
    rows,
    computed: toldNow(liveFields(name), clock, (row, now) => {
      const site = siteOfRow(row);
      return site ? tell(site, row, now) : {};
    }),
  });
  const summary = { ...counted, totalPower: field('power') };
  return {
    'cloud/pcs': ofSite('cloud/pcs', () => deviceRows('pcs'), pcsNow, {
      summary: { ...counted, totalPower: field('activePower') },
    }),
    'cloud/bms': ofSite('cloud/bms', () => deviceRows('bms'), bmsNow, { summary }),
    'cloud/storage': ofSite(
      'cloud/storage',
      () => siteRows(({ battery, kind }) => battery !== undefined && kind !== 'mobile'),
      (site, _id, now) => storageNow(site, now),
      { summary },
    ),
    'cloud/microgrid': ofSite(
      'cloud/microgrid',
      () => siteRows(({ battery, kind }) => battery !== undefined && (kind === 'campus' || kind === 'plant')),
      (site, _id, now) => microgridNow(site, now),
    ),
    'cloud/charge-pile': ofSite('cloud/charge-pile', () => deviceRows('gun'), gunNow, {
      summary: {
        chargingCount: ({ state }) => Number(state === 'charging'),
        faultCount: ({ state }) => Number(state === 'fault'),
        totalPower: field('power'),
      },
    }),
    'cloud/city': ofSite('cloud/city', () => deviceRows('gridMeter', (id) => ({ meterId: id })), cityNow, {
      summary: { totalPower: field('activePower') },
    }),
    'cloud/diary': ofDay('cloud/diary', () => diaryRows(clock()), diaryNow),
    'cloud/storage-maximum': ofDay('cloud/storage-maximum', () => maximumRows(clock()), maximumNow),
  };
}

const PARTS = { cluster: clusterRows, module: moduleRows, cell: cellRows } as const;

/** Clusters, modules and cells of a battery: of the first one where none is named. */
function partEndpoints(context: BackendContext): Endpoint[] {
  return Object.entries(PARTS).map(([part, rowsOf]) => ({
    method: 'POST',
    path: `/iemscloud/monitor/web/bms/${part}`,
    need: { menus: ['cloud/bms'] },
    handle: (incoming) => {
      const { tenant } = actorOf(incoming);
      const many = (row: Doc) => (siteOf(String(row.stationId))?.battery?.clusters ?? 0) > 1;
      const first =
        deviceRows('bms').find((row) => many(row) && (tenant.operator || row.tenantId === tenant.id))?.id ?? '';
      const { id } = visibleDevice(
        context,
        incoming,
        textOf(incoming, 'bmsId') || textOf(incoming, 'deviceId') || first,
      );
      const site = placedDevice(id)?.site;
      const stringParts = (['clusterNo', 'moduleNo'] as const).filter((name) => textOf(incoming, name) !== '');
      const rows = site ? rowsOf(site, id, context.clock()) : [];
      return pageOf(
        rows.filter((row) => stringParts.every((name) => String(row[name]) === textOf(incoming, name))),
        incoming.params,
      );
    },
  }));
}

/** Monitoring of the energy cloud (spec 03 §2): what the world's batteries, piles and meters show. */
const cloudMonitor: BackendModule = {
  name: 'cloudMonitor',
  endpoints: partEndpoints,
  hooks: monitorHooks,
  seed: (context) => seedMenus(context, 'pv', menus),
};

export default cloudMonitor;
