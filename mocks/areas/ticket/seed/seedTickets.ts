import { nowOn } from '@/schema/dates';
import { HOUR } from '../../../core/clock';
import type { BackendContext } from '../../../core/context';
import { seedId } from '../../../core/ids';
import { DEMO_TENANT, OPERATOR, tenantId } from '../../../seed/seedCompanies';
import { ticketTables } from '../ticketTables';
import { crew, userId } from './crew';
import { seedFlow, type SeedStep } from '../../../seed/seedFlow';
import { personId } from './seedPeople';
import { deviceId, stationId } from './seedStations';

interface Team {
  readonly tenant: string;
  readonly creator: { readonly account: string; readonly name: string };
  readonly issuer: readonly [key: string, name: string];
  readonly licensor: readonly [key: string, name: string];
  readonly leader: readonly [key: string, name: string];
  readonly members: readonly string[];
}

const ADMIN = { account: 'admin@demo.energy', name: 'Iris van den Berg' };
const OWN: Team = {
  tenant: DEMO_TENANT,
  creator: crew.planner,
  issuer: ['issuer', crew.issuer.name],
  licensor: ['licensor', crew.licensor.name],
  leader: ['leader', crew.leader.name],
  members: ['saar', 'koen'],
};
const OPERATORS: Team = {
  tenant: OPERATOR,
  creator: ADMIN,
  issuer: ['iris', ADMIN.name],
  licensor: ['zhou', '周鹏'],
  leader: ['gao', '高峰'],
  members: ['xu', 'tang'],
};

/** What a ticket is about, and how far it has come: the transitions it has made. */
interface TicketSeed {
  readonly team: Team;
  readonly station: string;
  readonly type: string;
  readonly place: string;
  readonly content: string;
  /** Hours from now to the planned start. */
  readonly start: number;
  readonly transitions: readonly string[];
}

const ISSUED = ['submit', 'audit'];
const PERMITTED = [...ISSUED, 'permit'];
const WORKING = [...PERMITTED, 'disclose'];
const ENDED = [...WORKING, 'endApply', 'end'];

const TICKETS: readonly TicketSeed[] = [
  {
    team: OWN,
    station: 'NL-UTR-01',
    type: 'first',
    place: 'Roof B, DC combiner room',
    content: 'Replace the fuses of the DC combiner box.',
    start: 30,
    transitions: [],
  },
  {
    team: OWN,
    station: 'NL-ZEE-01',
    type: 'second',
    place: 'Inverter station 2',
    content: 'Clean the fans of inverter 2 and check its terminals.',
    start: 26,
    transitions: ['submit'],
  },
  {
    team: OWN,
    station: 'CN-SUZ-03',
    type: 'first',
    place: '10kV开关室',
    content: 'Preventive test of the incoming breaker.',
    start: 20,
    transitions: ['submit', 'auditReject'],
  },
  {
    team: OWN,
    station: 'NL-UTR-01',
    type: 'lowVoltage',
    place: 'Plant room, LV board',
    content: 'Fit a meter in the low-voltage board.',
    start: 8,
    transitions: ISSUED,
  },
  {
    team: OWN,
    station: 'NL-ZEE-01',
    type: 'first',
    place: 'Box substation 1',
    content: 'Oil sample of the transformer.',
    start: 1,
    transitions: PERMITTED,
  },
  {
    team: OWN,
    station: 'CN-SUZ-03',
    type: 'second',
    place: '3号厂房屋面',
    content: 'Insulation test of strings.',
    start: -3,
    transitions: WORKING,
  },
  {
    team: OWN,
    station: 'NL-UTR-01',
    type: 'repair',
    place: 'Roof A, row 12',
    content: 'Replace two broken modules.',
    start: -5,
    transitions: [...WORKING, 'applyExtension'],
  },
  {
    team: OWN,
    station: 'NL-ZEE-01',
    type: 'fire',
    place: 'Inverter station 1',
    content: 'Weld the cable tray.',
    start: -7,
    transitions: [...WORKING, 'endApply'],
  },
  {
    team: OWN,
    station: 'CN-SUZ-03',
    type: 'first',
    place: '1#箱变',
    content: 'Replace the LV switch of the box substation.',
    start: -28,
    transitions: ENDED,
  },
  {
    team: OWN,
    station: 'NL-UTR-01',
    type: 'second',
    place: 'Roof B',
    content: 'Thermography of the strings.',
    start: -60,
    transitions: [...ENDED, 'completion'],
  },
  {
    team: OPERATORS,
    station: 'CN-JIA-01',
    type: 'first',
    place: '储能舱2',
    content: 'Overhaul of the storage converter.',
    start: 40,
    transitions: [],
  },
  {
    team: OPERATORS,
    station: 'CN-WUX-02',
    type: 'second',
    place: '电池舱1',
    content: 'Balancing of battery modules.',
    start: 34,
    transitions: ['submit'],
  },
  {
    team: OPERATORS,
    station: 'CN-WUX-02',
    type: 'lowVoltage',
    place: '配电室',
    content: 'Replace the LV outgoing cable.',
    start: 30,
    transitions: ['submit'],
  },
  {
    team: OPERATORS,
    station: 'NL-EIN-01',
    type: 'second',
    place: 'Carport, field 3',
    content: 'Replace the optimizers of two strings.',
    start: 22,
    transitions: ['submit', 'auditReject'],
  },
  {
    team: OPERATORS,
    station: 'CN-JIA-01',
    type: 'first',
    place: '10kV开关柜',
    content: 'Partial discharge test of the switchgear.',
    start: 9,
    transitions: ISSUED,
  },
  {
    team: OPERATORS,
    station: 'NL-EIN-01',
    type: 'first',
    place: 'Transformer room',
    content: 'Replace the bushing of the transformer.',
    start: 1,
    transitions: PERMITTED,
  },
  {
    team: OPERATORS,
    station: 'CN-JIA-01',
    type: 'second',
    place: '充电桩3号',
    content: 'Replace a charging module.',
    start: -2,
    transitions: WORKING,
  },
  {
    team: OPERATORS,
    station: 'CN-WUX-02',
    type: 'first',
    place: '升压变',
    content: 'Fix defects of the step-up transformer.',
    start: -2,
    transitions: WORKING,
  },
  {
    team: OPERATORS,
    station: 'CN-JIA-01',
    type: 'live',
    place: '光伏区4',
    content: 'Replace an arrester under voltage.',
    start: -4,
    transitions: [...WORKING, 'changeUser'],
  },
  {
    team: OPERATORS,
    station: 'CN-WUX-02',
    type: 'second',
    place: '电池舱3',
    content: 'Overhaul of the cooling unit.',
    start: -4,
    transitions: [...WORKING, 'changeUser'],
  },
  {
    team: OPERATORS,
    station: 'NL-EIN-01',
    type: 'second',
    place: 'Inverter row',
    content: 'Firmware update on site.',
    start: -5,
    transitions: [...WORKING, 'applyExtension'],
  },
  {
    team: OPERATORS,
    station: 'CN-JIA-01',
    type: 'second',
    place: '光伏区2',
    content: 'Replace bolts of the mounting.',
    start: -5,
    transitions: [...WORKING, 'applyExtension', 'changeUser'],
  },
  {
    team: OPERATORS,
    station: 'CN-WUX-02',
    type: 'repair',
    place: 'PCS 室',
    content: 'Repair of the converter fans.',
    start: -8,
    transitions: [...WORKING, 'endApply'],
  },
  {
    team: OPERATORS,
    station: 'NL-EIN-01',
    type: 'first',
    place: 'MV room',
    content: 'Earthing check.',
    start: -30,
    transitions: ENDED,
  },
  {
    team: OPERATORS,
    station: 'CN-JIA-01',
    type: 'first',
    place: '主变',
    content: 'Yearly check of the main transformer.',
    start: -80,
    transitions: [...ENDED, 'completion'],
  },
];

const MEASURES = (executed: boolean) => ({
  isolationMeasures: [
    { content: 'Open the incoming breaker', number: '101', executed },
    { content: 'Open the disconnector', number: '1011', executed },
  ],
  groundingMeasures: [{ content: 'Fit an earthing set', groundingNo: 'D-03', executed }],
  barrierMeasures: [{ content: 'Put up a barrier and a warning sign', executed }],
});

/** When each transition was made: hours after the first, and what it left in the ticket. */
function stepsOf({ team, transitions }: TicketSeed, begun: number, extendTo: string): SeedStep[] {
  const { creator, issuer, licensor, leader, members } = team;
  const details: Readonly<Record<string, readonly [by: string, change?: object, remark?: string]>> = {
    submit: [creator.name],
    audit: [issuer[1], {}, 'Measures are complete.'],
    auditReject: [issuer[1], {}, 'Please say where it is earthed.'],
    permit: [licensor[1], MEASURES(true)],
    disclose: [leader[1], { discloseSigners: members.map(personId) }],
    changeUser: [
      leader[1],
      {
        newLeaderId: personId(team.tenant === DEMO_TENANT ? 'second' : 'tang'),
        changeReason: 'The leader is called elsewhere.',
      },
    ],
    applyExtension: [leader[1], { extendTo, extendReason: 'Spare parts came late.' }],
    endApply: [leader[1], { siteCleaned: true }],
    end: [licensor[1]],
    completion: [licensor[1], { groundingRemoved: 1 }],
  };
  return transitions.map((transition, index): SeedStep => {
    const [by = '', change = {}, remark] = details[transition] ?? [];
    return {
      transition,
      by,
      hours: Math.max(0.1, begun - 2 - index * 1.5),
      change: { ...change },
      ...(remark && { remark }),
    };
  });
}

/** Work tickets in every state, with their histories; those of the operator are its administrator's to sign. */
export function seedTickets(context: BackendContext): void {
  const resource = context.resources.get('ticket/work-ticket');
  if (!resource) return;
  const { stations, people } = ticketTables(context);
  const rows = TICKETS.map((one, index) => {
    const { team, station, start } = one;
    const timeZone = stations.get(stationId(station))?.timeZone;
    const at = (hours: number) =>
      nowOn(timeZone, new Date(context.clock() + hours * HOUR)).replace(/\d\d:\d\d$/, '00:00');
    const accountOf = (key: string) => people.get(personId(key))?.userId ?? null;
    const begun = Math.max(14, 18 - start);
    const doc = {
      id: seedId(`ticket ${index}`),
      tenantId: tenantId(team.tenant),
      ticketNo: `WT-${at(-begun).slice(0, 10).replaceAll('-', '')}-${String(index + 1).padStart(3, '0')}`,
      ticketType: one.type,
      stationId: stationId(station),
      timeZone,
      department: team.tenant === DEMO_TENANT ? 'GreenSource service' : '运维一班',
      leaderId: personId(team.leader[0]),
      memberIds: team.members.map(personId),
      memberCount: team.members.length + 1,
      issuerId: personId(team.issuer[0]),
      licensorId: personId(team.licensor[0]),
      workPlace: one.place,
      deviceIds: [deviceId(station, index % 5)],
      workContent: one.content,
      workCondition: ['powerOff', 'partPowerOff', 'noPowerOff'][index % 3],
      planStart: at(start),
      planEnd: at(start + 9),
      ...MEASURES(false),
      otherMeasures: null,
      hazards: [
        { hazard: 'Electric shock', control: 'Test for voltage, earth' },
        { hazard: 'Fall from height', control: 'Wear a harness' },
      ],
      creatorId: userId(team.creator.account),
      issuerUserId: accountOf(team.issuer[0]),
      licensorUserId: accountOf(team.licensor[0]),
      leaderUserId: accountOf(team.leader[0]),
      createUser: team.creator.name,
    };
    return seedFlow(
      context,
      resource,
      doc,
      { by: team.creator.name, hours: begun },
      stepsOf(one, begun, at(start + 14)),
    );
  });
  context.store.put(resource.name, ...rows);
}
