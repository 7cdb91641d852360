import { objectOf } from '@/schema/objectOf';
import { beforeAll, describe, expect, it } from 'vitest';
import { areas } from '../../areas';
import { consoleLabels } from '../../labels';
import { at, listAt, testBackend } from '../../testing';

const TICKET = 'POST /smp/v3/web/workTicket';
const ORDER = 'POST /iemscloud/workOrder/web/workOrder';

describe('tickets and orders of the reference backend', () => {
  const { call, raw, store, token: tokenOf } = testBackend({ modules: areas, labels: consoleLabels });
  let [planner, leader, people]: [string, string, Record<string, unknown>[]] = ['', '', []];
  beforeAll(async () => {
    planner = await tokenOf('planner@demo.energy');
    leader = await tokenOf('leader@demo.energy');
    people = listAt(await call('POST /smp/v3/web/workTicketUser/page', { pageNum: 1, pageSize: 50 }, planner));
  });
  const person = (part: string) => String(people.find(({ name }) => String(name).includes(part))?.id);
  const ticket = async (more: object = {}) => {
    const [station] = listAt(await call('POST /smp/v3/web/common/workTicket/stationList', {}, planner), '');
    const devices = listAt(await call('POST /smp/v3/web/common/deviceList', { stationId: station?.id }, planner), '');
    return {
      ticketType: 'second',
      stationId: station?.id,
      department: 'Service',
      leaderId: person('Jeroen'),
      memberIds: [person('Saar')],
      issuerId: person('Wouter'),
      licensorId: person('Meiling'),
      workPlace: 'Roof',
      deviceIds: [devices[0]?.id],
      workContent: 'Clean',
      workCondition: 'powerOff',
      planStart: '2999-01-01 08:00:00',
      planEnd: '2999-01-01 17:00:00',
      hazards: [{ hazard: 'Fall', control: 'Harness' }],
      ...more,
    };
  };
  const refused = async (more: object) =>
    Object.keys(objectOf(at(await call(`${TICKET}/save`, await ticket(more), planner), 'errors')));

  // covers VR-108
  it('refuses a ticket whose people, times or measures do not fit', async () => {
    expect(await refused({ leaderId: person('Zhiyuan'), issuerId: person('Meiling') })).toEqual(['issuerId']);
    expect(await refused({ licensorId: person('Jeroen') })).toEqual(['leaderId']);
    expect(await refused({ planEnd: '2998-12-31 08:00:00' })).toEqual(['planEnd']);
    expect((await refused({ ticketType: 'first' })).toSorted()).toEqual([
      'barrierMeasures',
      'groundingMeasures',
      'isolationMeasures',
    ]);
    expect(await refused({ hazards: [] })).toEqual(['hazards']);
    expect(await refused({ leaderId: person('Saar') })).toEqual(['leaderId']); // no leader by his roles
  });

  it('lists the steps of a ticket with who made or has to make them', async () => {
    const id = at(await call(`${TICKET}/save`, await ticket(), planner), 'id');
    await call(`${TICKET}/update`, { id, submit: true }, planner);
    const steps = listAt(await call(`${TICKET}/operation/list`, { id }, planner), '');
    expect(steps.map(({ step, operator, result }) => [step, operator, result]).slice(0, 3)).toEqual([
      ['submit', 'Mila Jansen', 'done'],
      ['audit', 'Wouter Smit', 'open'],
      ['permit', 'Meiling Lin', 'open'],
    ]);
  });

  it('answers the choices of forms in the language of the call, and people in charge by their role', async () => {
    const types = async (language: string) =>
      listAt(await call('POST /smp/v3/web/common/work/enum', {}, planner, { language }), 'ticketType')[0];
    expect(await types('en')).toEqual({ code: 'first', desc: 'Electrical, first kind' });
    expect(await types('zh')).toEqual({ code: 'first', desc: '电气第一种工作票' });
    const leaders = listAt(await call('POST /smp/v3/web/workTicketUser/charge/user/list', {}, planner), '').map(
      ({ name }) => name,
    );
    expect(leaders).toContain('Jeroen de Boer');
    expect(leaders).not.toContain('Wouter Smit');
  });

  it('shows filed orders and those one initiated as parts of the same orders', async () => {
    const all = listAt(await call(`${ORDER}/page`, { pageNum: 1, pageSize: 100 }, planner));
    const ids = (rows: Record<string, unknown>[]) => rows.map(({ id }) => id).toSorted();
    expect(ids(listAt(await call(`${ORDER}/filed/page`, { pageNum: 1, pageSize: 100 }, planner)))).toEqual(
      ids(all.filter(({ status }) => status === 'filed')),
    );
    const own = listAt(await call(`${ORDER}/initiated`, { pageNum: 1, pageSize: 100 }, planner));
    expect(ids(own)).toEqual(ids(all.filter(({ initiatorName }) => initiatorName === 'Mila Jansen')));
    expect(listAt(await call(`${ORDER}/initiated`, { pageNum: 1, pageSize: 100 }, leader))).toEqual([]);
  });

  it('makes orders of alarms: each names an alarm the device platform lists, of a device at its own station', () => {
    const orders = store.all('ticket/work-order').filter(({ source }) => source === 'alarm');
    expect(orders.length).toBeGreaterThan(3);
    for (const { alarmId, stationId, deviceIds, createTime } of orders) {
      const alarm = store.get('iot/alarm', String(alarmId));
      const device = store.get('iot/device', String(alarm?.deviceId));
      expect([device?.stationId, deviceIds]).toEqual([stationId, [alarm?.deviceId]]);
      expect(store.get('ticket/station', String(stationId)), 'a site of the world is a station of both').toBeDefined();
      expect(String(alarm?.alarmTime) <= String(createTime)).toBe(true);
    }
  });

  it('keeps the files of orders and tickets, and pictures only as pictures', async () => {
    const upload = async (path: string, name: string) => {
      const form = new FormData();
      form.append('file', new File(['x'], name));
      const response = await raw('POST', path, { body: form, headers: { authorization: `Bearer ${planner}` } });
      return objectOf(await response.json());
    };
    expect(await upload('/iemscloud/workOrder/web/workOrder/document/upload', 'plan.pdf')).toMatchObject({
      code: '0000',
      data: { name: 'plan.pdf' },
    });
    expect(await upload('/smp/v3/web/common/file/upload', 'plan.pdf')).toMatchObject({ code: '0000' });
    expect(await upload('/smp/v3/web/common/picture/upload', 'plan.pdf')).toMatchObject({ code: '4000' });
    expect(await upload('/smp/v3/web/common/video/upload', 'walk.mp4')).toMatchObject({ code: '0000' });
  });
});
