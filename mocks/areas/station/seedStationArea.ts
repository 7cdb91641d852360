import { areaOf, siteCoded } from '@mocks/world/world';
import type { Site } from '@mocks/world/site';
import { dateText, DAY, timeText } from '../../core/clock';
import type { BackendContext } from '../../core/context';
import { seedId } from '../../core/ids';
import { once } from '../../seed/once';
import { DEMO_TENANT, OPERATOR, tenantId } from '../../seed/seedCompanies';
import { table } from '../../store/table';
import { crew, userId } from '../ticket/seed/crew';
import { seedFlow } from '../../seed/seedFlow';
import { stationId } from '../ticket/seed/seedStations';

const ARCHIVES: readonly (readonly [
  station: string,
  projectName: string,
  projectCode: string,
  transitions: readonly string[],
])[] = [
  ['NL-UTR-01', 'Utrecht rooftop, phase 1', 'NL-UTR-01', ['submit', 'approve']],
  ['NL-ZEE-01', 'Zeewolde solar field', 'NL-ZEE-01', ['submit']],
  ['CN-SUZ-03', '苏州工业园屋顶光伏', 'CN-SUZ-03', []],
  ['CN-JIA-01', '嘉兴光储充一体化', 'CN-JIA-01', ['submit']],
  ['CN-WUX-02', '无锡储能示范', 'CN-WUX-02', ['submit']],
  ['NL-EIN-01', 'Eindhoven campus carport', 'NL-EIN-01', ['submit', 'reject']],
  ['CN-WUX-02', '无锡储能二期', 'CN-WUX-03', []],
];
const TYPES: Readonly<Partial<Record<Site['kind'], string>>> = { pv: 'pv', storage: 'storage', charging: 'charging' };

/** `700 kWp / 200 kW / 482 kWh / 24 × 22 kW`: what stands at a site. */
function capacityOf({ pv, battery, chargers }: Site): string {
  const parts = [
    pv && `${Math.round(pv.peak)} kWp`,
    battery && `${Math.round(battery.power)} kW / ${Math.round(battery.capacity)} kWh`,
    chargers && `${chargers.piles * chargers.guns} × ${chargers.power} kW`,
  ];
  return parts.filter((part) => part !== undefined).join(' / ');
}

const BOOK: readonly (readonly [
  name: string,
  company: string,
  department: string,
  position: string,
  phone: string,
  station: string,
])[] = [
  ['Ruud van Dam', 'Stedin', 'Grid operations', 'Shift leader', '13800002004', 'NL-UTR-01'],
  ['Anke Visser', 'Zeewolde municipality', 'Permits', 'Officer', '13800002005', 'NL-ZEE-01'],
  ['顾晓东', '苏州供电公司', '调度中心', '值班长', '13800002001', 'CN-SUZ-03'],
  ['沈佳', '嘉兴运维服务公司', '检修部', '经理', '13800002002', 'CN-JIA-01'],
  ['倪浩', '无锡消防支队', '防火科', '参谋', '13800002003', 'CN-WUX-02'],
];

function seedArchives(context: BackendContext): void {
  const resource = context.resources.get('station/archive');
  if (!resource) return;
  const now = context.clock();
  const rows = ARCHIVES.map(([station, projectName, projectCode, transitions], index) => {
    const site = siteCoded(station);
    const { tenant, pv } = site;
    const area = areaOf(site.area).name[site.country === 'CN' ? 'zh' : 'en'];
    const by = tenant === DEMO_TENANT ? 'Sanne de Vries' : 'Iris van den Berg';
    const doc = {
      id: seedId(`archive ${projectCode}`),
      tenantId: tenantId(tenant),
      stationId: site.id,
      projectName,
      projectCode,
      projectType: TYPES[site.kind] ?? 'integrated',
      capacity: capacityOf(site),
      area,
      address: `${area} ${index + 1}`,
      owner: tenant === DEMO_TENANT ? 'GreenSource Energy' : '能源云',
      builder: 'Zonnebouw BV',
      designer: null,
      supervisor: null,
      investment: 1_200_000 + index * 350_000,
      startDate: dateText(now - (900 - index * 30) * DAY),
      gridDate: dateText(now - (700 - index * 30) * DAY),
      warrantyDate: dateText(now + 2000 * DAY),
      equipment: pv
        ? [
            {
              name: 'Inverter',
              brand: 'Sungrow',
              model: 'SG110CX',
              quantity: pv.inverters,
              parameters: `${Math.round(pv.peak / pv.inverters)} kW`,
            },
          ]
        : null,
      files: null,
      pictures: null,
      videos: null,
      createUser: by,
    };
    const remark = { reject: 'Please add the as-built drawing.', approve: 'Complete.' };
    const steps = transitions.map((transition, at) => ({
      transition,
      by,
      hours: 90 - at * 20,
      ...(transition in remark && { remark: remark[transition as keyof typeof remark] }),
    }));
    return seedFlow(context, resource, doc, { by, hours: 120 }, steps);
  });
  context.store.put(resource.name, ...rows);
}

/** First archives, project roles and addresses. */
export async function seedStationArea(context: BackendContext): Promise<void> {
  await once(context.store, 'station area', () => {
    const now = timeText(context.clock());
    seedArchives(context);
    const role = (
      station: string,
      tenant: string,
      roleName: string,
      roleType: string,
      people: readonly string[],
      enabled: 0 | 1,
    ) => ({
      id: seedId(`project role ${station} ${roleName}`),
      tenantId: tenantId(tenant),
      stationId: stationId(station),
      roleName,
      roleType,
      userIds: people.map(userId),
      enabled,
      updateTime: now,
    });
    table(context.store, 'station/project-role').put(
      role('NL-UTR-01', DEMO_TENANT, 'Project manager', 'manager', [crew.planner.account], 1),
      role('NL-UTR-01', DEMO_TENANT, 'Safety officer', 'safety', [crew.licensor.account], 1),
      role('NL-ZEE-01', DEMO_TENANT, 'Operation', 'operation', [crew.leader.account, crew.second.account], 0),
      role('CN-JIA-01', OPERATOR, '项目经理', 'manager', ['admin@demo.energy'], 1),
      role('CN-WUX-02', OPERATOR, '值班员', 'duty', ['operator@demo.energy'], 0),
      role('CN-WUX-02', OPERATOR, '安全员', 'safety', ['operator@demo.energy', 'admin@demo.energy'], 1),
    );
    table(context.store, 'station/address-book').put(
      ...BOOK.map(([name, company, department, position, phone, station], index) => ({
        id: seedId(`address ${name}`),
        tenantId: tenantId(index < 3 ? DEMO_TENANT : OPERATOR),
        name,
        company,
        department,
        position,
        phone,
        telephone: null,
        email: null,
        stationIds: [stationId(station)],
        remark: null,
        createTime: now,
      })),
    );
  });
}
