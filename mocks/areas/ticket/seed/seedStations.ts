import type { BackendContext } from '../../../core/context';
import { seedId } from '../../../core/ids';
import { DEMO_TENANT, OPERATOR, tenantId } from '../../../seed/seedCompanies';
import { table } from '../../../store/table';
import { ticketTables } from '../ticketTables';

export const stationId = (key: string): string => seedId(`ticket station ${key}`);
export const deviceId = (station: string, index: number): string => seedId(`ticket device ${station} ${index}`);

const STATIONS: readonly (readonly [key: string, tenant: string, name: string, nameEn: string, zone: string])[] = [
  ['utrecht', DEMO_TENANT, '乌得勒支屋顶电站', 'Utrecht Rooftop', 'Europe/Amsterdam'],
  ['zeewolde', DEMO_TENANT, '泽沃德地面电站', 'Zeewolde Solar Field', 'Europe/Amsterdam'],
  ['suzhou', DEMO_TENANT, '苏州工业园光伏电站', 'Suzhou Industrial Park', 'Asia/Shanghai'],
  ['jiaxing', OPERATOR, '嘉兴光储充一体站', 'Jiaxing PV and Storage', 'Asia/Shanghai'],
  ['wuxi', OPERATOR, '无锡储能电站', 'Wuxi Storage', 'Asia/Shanghai'],
  ['eindhoven', OPERATOR, '埃因霍温园区电站', 'Eindhoven Campus', 'Europe/Amsterdam'],
];

const DEVICES: readonly (readonly [name: string, nameEn: string])[] = [
  ['1#逆变器', 'Inverter 1'],
  ['2#逆变器', 'Inverter 2'],
  ['10kV进线开关', '10 kV incoming breaker'],
  ['1#箱变', 'Box substation 1'],
  ['直流汇流箱', 'DC combiner box'],
];

/** Stations that tickets and orders are about, and their devices. */
export function seedStations(context: BackendContext): void {
  const stations = STATIONS.map(([key, tenant, name, nameEn, timeZone]) => ({ id: stationId(key), name, nameEn, timeZone, tenantId: tenantId(tenant) }));
  ticketTables(context).stations.put(...stations);
  table(context.store, 'ticket/device').put(
    ...STATIONS.flatMap(([key, tenant]) =>
      DEVICES.map(([name, nameEn], index) => ({ id: deviceId(key, index), name, nameEn, stationId: stationId(key), tenantId: tenantId(tenant) })),
    ),
  );
}
