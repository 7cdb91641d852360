import { dateText, DAY, timeText } from '../../../core/clock';
import type { BackendContext } from '../../../core/context';
import { seedId } from '../../../core/ids';
import { DEMO_TENANT, OPERATOR, tenantId } from '../../../seed/seedCompanies';
import { table } from '../../../store/table';
import { ticketRoles } from '../ticketTexts';
import { crew, userId } from './crew';
import { stationId } from './seedStations';

export const personId = (key: string): string => seedId(`ticket person ${key}`);

interface PersonSeed {
  readonly key: string;
  readonly name: string;
  readonly roles: readonly string[];
  readonly account?: string;
  readonly company?: string;
}

const OWN: readonly PersonSeed[] = [
  { key: 'issuer', name: crew.issuer.name, roles: ['issuer', 'member'], account: crew.issuer.account },
  { key: 'licensor', name: crew.licensor.name, roles: ['licensor', 'dutyOfficer'], account: crew.licensor.account },
  { key: 'leader', name: crew.leader.name, roles: ['leader', 'member'], account: crew.leader.account },
  { key: 'second', name: crew.second.name, roles: ['leader', 'member'], account: crew.second.account },
  { key: 'saar', name: 'Saar Staff', roles: ['member'], account: 'staff@demo.energy' },
  { key: 'koen', name: 'Koen Dijkstra', roles: ['member'], company: 'Dijkstra Elektro BV' },
  { key: 'fenna', name: 'Fenna Bos', roles: ['member', 'dutyOfficer'], company: 'Dijkstra Elektro BV' },
];
const OPERATORS: readonly PersonSeed[] = [
  { key: 'iris', name: 'Iris van den Berg', roles: ['issuer', 'licensor'], account: 'admin@demo.energy' },
  { key: 'wang', name: '王建国', roles: ['issuer', 'licensor'], company: '嘉兴运维服务公司' },
  { key: 'zhou', name: '周鹏', roles: ['licensor', 'dutyOfficer'], company: '嘉兴运维服务公司' },
  { key: 'gao', name: '高峰', roles: ['leader', 'member'], company: '嘉兴运维服务公司' },
  { key: 'tang', name: '唐雪', roles: ['leader', 'member'], company: '嘉兴运维服务公司' },
  { key: 'xu', name: '许强', roles: ['member'], company: '嘉兴运维服务公司' },
];

/** People of both directories, and what they may be. Those of another company have no account here. */
export function seedPeople(context: BackendContext): void {
  const now = context.clock();
  table(context.store, 'ticket/ticket-role').put(
    ...Object.entries(ticketRoles).map(([code, { en, zh }]) => ({ id: code, name: zh, nameEn: en })),
  );
  const doc = (tenant: string, stations: readonly string[], seed: PersonSeed, index: number) => ({
    id: personId(seed.key),
    tenantId: tenantId(tenant),
    name: seed.name,
    userId: seed.account ? userId(seed.account) : null,
    company: seed.company ?? (tenant === DEMO_TENANT ? 'GreenSource Energy' : '能源云运营中心'),
    isExternal: seed.company !== undefined,
    roles: seed.roles,
    stationIds: stations.map(stationId),
    phone: `138000010${String(index).padStart(2, '0')}`,
    certificateNo: `DG-${2024000 + index * 37}`,
    certificateExpiry: dateText(now + (200 + index * 40) * DAY),
    certificateFiles: null,
    status: 1,
    createTime: timeText(now - 120 * DAY),
    createUser: 'Sanne de Vries',
  });
  const people = [
    ...OWN.map((one, index) => doc(DEMO_TENANT, ['NL-UTR-01', 'NL-ZEE-01', 'CN-SUZ-03'], one, index)),
    ...OPERATORS.map((one, index) => doc(OPERATOR, ['CN-JIA-01', 'CN-WUX-02', 'NL-EIN-01'], one, index + 10)),
  ];
  table(context.store, 'ticket/work-ticket-user').put(...people);
  table(context.store, 'ticket/integrated-user').put(
    ...people.filter(({ isExternal }) => isExternal).map((one) => ({ ...one, id: seedId(`integrated ${one.id}`) })),
  );
}
