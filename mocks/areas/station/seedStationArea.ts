import { dateText, DAY, timeText } from '../../core/clock';
import type { BackendContext } from '../../core/context';
import { seedId } from '../../core/ids';
import { once } from '../../seed/once';
import { DEMO_TENANT, OPERATOR, tenantId } from '../../seed/seedCompanies';
import { table } from '../../store/table';
import { crew, userId } from '../ticket/seed/crew';
import { seedFlow } from '../ticket/seed/seedFlow';
import { stationId } from '../ticket/seed/seedStations';

const ARCHIVES: readonly (readonly [key: string, tenant: string, name: string, code: string, type: string, capacity: string, area: string, transitions: readonly string[]])[] = [
  ['utrecht', DEMO_TENANT, 'Utrecht rooftop, phase 1', 'NL-UTR-01', 'pv', '420 kWp', 'Utrecht', ['submit', 'approve']],
  ['zeewolde', DEMO_TENANT, 'Zeewolde solar field', 'NL-ZEE-01', 'pv', '2.4 MWp', 'Flevoland', ['submit']],
  ['suzhou', DEMO_TENANT, '苏州工业园屋顶光伏', 'CN-SUZ-03', 'integrated', '1.8 MWp / 500 kW / 1 MWh', '江苏 苏州', []],
  ['jiaxing', OPERATOR, '嘉兴光储充一体化', 'CN-JIA-01', 'integrated', '900 kWp / 250 kW / 500 kWh', '浙江 嘉兴', ['submit']],
  ['wuxi', OPERATOR, '无锡储能示范', 'CN-WUX-02', 'storage', '5 MW / 10 MWh', '江苏 无锡', ['submit']],
  ['eindhoven', OPERATOR, 'Eindhoven campus carport', 'NL-EIN-01', 'charging', '24 × 22 kW', 'Noord-Brabant', ['submit', 'reject']],
  ['wuxi', OPERATOR, '无锡储能二期', 'CN-WUX-03', 'storage', '2 MW / 4 MWh', '江苏 无锡', []],
];

const BOOK: readonly (readonly [name: string, company: string, department: string, position: string, phone: string, station: string])[] = [
  ['Ruud van Dam', 'Stedin', 'Grid operations', 'Shift leader', '+31612340001', 'utrecht'],
  ['Anke Visser', 'Zeewolde municipality', 'Permits', 'Officer', '+31612340002', 'zeewolde'],
  ['顾晓东', '苏州供电公司', '调度中心', '值班长', '13800002001', 'suzhou'],
  ['沈佳', '嘉兴运维服务公司', '检修部', '经理', '13800002002', 'jiaxing'],
  ['倪浩', '无锡消防支队', '防火科', '参谋', '13800002003', 'wuxi'],
];

function seedArchives(context: BackendContext): void {
  const resource = context.resources.get('station/archive');
  if (!resource) return;
  const now = context.clock();
  const rows = ARCHIVES.map(([station, tenant, projectName, projectCode, projectType, capacity, area, transitions], index) => {
    const by = tenant === DEMO_TENANT ? 'Sanne de Vries' : 'Iris van den Berg';
    const doc = {
      id: seedId(`archive ${projectCode}`), tenantId: tenantId(tenant), stationId: stationId(station), projectName, projectCode, projectType, capacity, area, address: `${area} ${index + 1}`,
      owner: tenant === DEMO_TENANT ? 'GreenSource Energy' : '能源云', builder: 'Zonnebouw BV', designer: null, supervisor: null, investment: 1_200_000 + index * 350_000,
      startDate: dateText(now - (900 - index * 30) * DAY), gridDate: dateText(now - (700 - index * 30) * DAY), warrantyDate: dateText(now + 2000 * DAY),
      equipment: [{ name: '逆变器 Inverter', brand: 'Sungrow', model: 'SG110CX', quantity: 4 + index, parameters: '110 kW' }], files: null, pictures: null, videos: null, createUser: by,
    };
    const remark = { reject: '请补充竣工图。Please add the as-built drawing.', approve: '资料齐全。Complete.' };
    const steps = transitions.map((transition, at) => ({ transition, by, hours: 90 - at * 20, ...(transition in remark && { remark: remark[transition as keyof typeof remark] }) }));
    return seedFlow(context, resource, doc, { by, hours: 120 }, steps);
  });
  context.store.put(resource.name, ...rows);
}

/** First archives, project roles and addresses. */
export async function seedStationArea(context: BackendContext): Promise<void> {
  await once(context.store, 'station area', () => {
    const now = timeText(context.clock());
    seedArchives(context);
    const role = (station: string, tenant: string, roleName: string, roleType: string, people: readonly string[], enabled: 0 | 1) => ({
      id: seedId(`project role ${station} ${roleName}`), tenantId: tenantId(tenant), stationId: stationId(station), roleName, roleType, userIds: people.map(userId), enabled, updateTime: now,
    });
    table(context.store, 'station/project-role').put(
      role('utrecht', DEMO_TENANT, 'Project manager', 'manager', [crew.planner.account], 1),
      role('utrecht', DEMO_TENANT, 'Safety officer', 'safety', [crew.licensor.account], 1),
      role('zeewolde', DEMO_TENANT, 'Operation', 'operation', [crew.leader.account, crew.second.account], 0),
      role('jiaxing', OPERATOR, '项目经理', 'manager', ['admin@demo.energy'], 1),
      role('wuxi', OPERATOR, '值班员', 'duty', ['operator@demo.energy'], 0),
      role('wuxi', OPERATOR, '安全员', 'safety', ['operator@demo.energy', 'admin@demo.energy'], 1),
    );
    table(context.store, 'station/address-book').put(
      ...BOOK.map(([name, company, department, position, phone, station], index) => ({
        id: seedId(`address ${name}`), tenantId: tenantId(index < 3 ? DEMO_TENANT : OPERATOR), name, company, department, position, phone, telephone: null, email: null, stationIds: [stationId(station)], remark: null, createTime: now,
      })),
    );
  });
}
