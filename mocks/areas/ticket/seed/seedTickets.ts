import { nowOn } from '@/schema/dates/clock';
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
const seed = (
  team: Team,
  station: string,
  type: string,
  place: string,
  content: string,
  start: number,
  transitions: readonly string[],
): TicketSeed => ({ team, station, type, place, content, start, transitions });

const TICKETS: readonly TicketSeed[] = [
  seed(OWN, 'NL-UTR-01', 'first', 'Roof B, DC combiner room', 'Replace the fuses of the DC combiner box.', 30, []),
  seed(OWN, 'NL-ZEE-01', 'second', 'Inverter station 2', 'Clean the fans of inverter 2 and check its terminals.', 26, [
    'submit',
  ]),
  seed(OWN, 'CN-SUZ-03', 'first', '10kV开关室', 'Preventive test of the incoming breaker.', 20, [
    'submit',
    'auditReject',
  ]),
  seed(OWN, 'NL-UTR-01', 'lowVoltage', 'Plant room, LV board', 'Fit a meter in the low-voltage board.', 8, ISSUED),
  seed(OWN, 'NL-ZEE-01', 'first', 'Box substation 1', 'Oil sample of the transformer.', 1, PERMITTED),
  seed(OWN, 'CN-SUZ-03', 'second', '3号厂房屋面', 'Insulation test of strings.', -3, WORKING),
  seed(OWN, 'NL-UTR-01', 'repair', 'Roof A, row 12', 'Replace two broken modules.', -5, [...WORKING, 'applyExtension']),
  seed(OWN, 'NL-ZEE-01', 'fire', 'Inverter station 1', 'Weld the cable tray.', -7, [...WORKING, 'endApply']),
  seed(OWN, 'CN-SUZ-03', 'first', '1#箱变', 'Replace the LV switch of the box substation.', -28, ENDED),
  seed(OWN, 'NL-UTR-01', 'second', 'Roof B', 'Thermography of the strings.', -60, [...ENDED, 'completion']),
  seed(OPERATORS, 'CN-JIA-01', 'first', '储能舱2', 'Overhaul of the storage converter.', 40, []),
  seed(OPERATORS, 'CN-WUX-02', 'second', '电池舱1', 'Balancing of battery modules.', 34, ['submit']),
  seed(OPERATORS, 'CN-WUX-02', 'lowVoltage', '配电室', 'Replace the LV outgoing cable.', 30, ['submit']),
  seed(OPERATORS, 'NL-EIN-01', 'second', 'Carport, field 3', 'Replace the optimizers of two strings.', 22, [
    'submit',
    'auditReject',
  ]),
  seed(OPERATORS, 'CN-JIA-01', 'first', '10kV开关柜', 'Partial discharge test of the switchgear.', 9, ISSUED),
  seed(OPERATORS, 'NL-EIN-01', 'first', 'Transformer room', 'Replace the bushing of the transformer.', 1, PERMITTED),
  seed(OPERATORS, 'CN-JIA-01', 'second', '充电桩3号', 'Replace a charging module.', -2, WORKING),
  seed(OPERATORS, 'CN-WUX-02', 'first', '升压变', 'Fix defects of the step-up transformer.', -2, WORKING),
  seed(OPERATORS, 'CN-JIA-01', 'live', '光伏区4', 'Replace an arrester under voltage.', -4, [...WORKING, 'changeUser']),
  seed(OPERATORS, 'CN-WUX-02', 'second', '电池舱3', 'Overhaul of the cooling unit.', -4, [...WORKING, 'changeUser']),
  seed(OPERATORS, 'NL-EIN-01', 'second', 'Inverter row', 'Firmware update on site.', -5, [
    ...WORKING,
    'applyExtension',
  ]),
  seed(OPERATORS, 'CN-JIA-01', 'second', '光伏区2', 'Replace bolts of the mounting.', -5, [
    ...WORKING,
    'applyExtension',
    'changeUser',
  ]),
  seed(OPERATORS, 'CN-WUX-02', 'repair', 'PCS 室', 'Repair of the converter fans.', -8, [...WORKING, 'endApply']),
  seed(OPERATORS, 'NL-EIN-01', 'first', 'MV room', 'Earthing check.', -30, ENDED),
  seed(OPERATORS, 'CN-JIA-01', 'first', '主变', 'Yearly check of the main transformer.', -80, [...ENDED, 'completion']),
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
