// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '../../core/clock';
import { at, listAt } from '../../testing';
import { iotBackend } from './iotTesting';
import { sourceOf } from './sourceOf';
import { iotTables } from './tables';
import { isOnline } from './telemetry/connection';

describe('alarms', () => {
  it('are what the telemetry shows', async () => {
    const { store, clock } = await iotBackend();
    const { alarms, devices } = iotTables(store);
    expect(alarms.all().length).toBeGreaterThan(150);
    for (const { type, deviceId, from, to, status } of alarms.all()) {
      const device = devices.get(deviceId);
      expect(from).toBeLessThan(clock.now);
      expect(status === 'active').toBe(to === undefined);
      if (type === 'offline' && status !== 'ignored' && device) expect(isOnline(sourceOf(store, device), from)).toBe(false);
    }
  });

  // covers VR-019
  it('are ignored: the status says so, the time of it is kept and the duration ends', async () => {
    const { admin, first, clock } = await iotBackend();
    const alarm = await first('alarm', { status: 'active' });
    const read = async () => listAt(await admin('GET alarm/page', { pageNum: 1, pageSize: 1000 })).find(({ id }) => id === alarm.id);
    expect((await admin('POST alarm/ignoreAlarm', { id: alarm.id })).code).toBe('0000');
    const after = await read();
    expect(after).toMatchObject({ status: 'ignored', duration: alarm.duration });
    expect(after?.handlingTime).toMatch(/^2026-06-15 1/);
    clock.now += HOUR;
    expect((await read())?.duration).toBe(alarm.duration);
    expect((await admin('POST alarm/ignoreAlarm', { id: alarm.id })).msg).toBe('This is not possible in the present state.');
  });

  it('that last count on, are ignored together, and by nobody else', async () => {
    const { admin, as, first, clock } = await iotBackend();
    const alarm = await first('alarm', { status: 'active' });
    clock.now += 30 * MINUTE;
    expect(Number((await first('alarm', { status: 'active' })).duration)).toBe(Number(alarm.duration) + 30);
    const ids = listAt(await admin('GET alarm/page', { status: 'active', pageNum: 1, pageSize: 1000 })).map(({ id }) => id);
    expect((await as('operator@demo.energy')('POST alarm/ignoreAlarm', { ids })).status).toBe(403);
    expect((await admin('POST alarm/ignoreAlarm', { ids })).code).toBe('0000');
    expect(at(await admin('GET alarm/page', { status: 'active', pageNum: 1, pageSize: 10 }), 'totalSize')).toBe(0);
  });

  it('say in words of the language what happened', async () => {
    const { admin, call, token } = await iotBackend();
    const [english] = listAt(await admin('GET alarm/page', { type: 'threshold', pageNum: 1, pageSize: 1 }));
    const [chinese] = listAt(await call('GET /iot/v3/web/alarm/page', { type: 'threshold', pageNum: 1, pageSize: 1 }, await token('admin@demo.energy'), { language: 'zh' }));
    expect([english?.content, chinese?.content]).toEqual([expect.stringMatching(/^[A-Z][\w ]+: [\d.]+ \S+$/), expect.stringMatching(/^.+：[\d.]+ \S+$/)]);
    expect(english?.deviceTypeName).not.toBe(chinese?.deviceTypeName);
  });
});

describe('rules and grades', () => {
  // covers VS-094, VS-095
  it('watch attributes and devices of their product', async () => {
    const { admin, first } = await iotBackend();
    const product = await first('product', { keyword: 'Wall 13' });
    const [attribute] = listAt(await admin('GET productProperty/page', { productId: (await first('product', { keyword: 'Plug S' })).id, pageNum: 1, pageSize: 1 }));
    const device = await first('device', { keyword: 'Merwede Grid meter' });
    const grade = listAt(await admin('GET alarmGrade/list'))[0];
    const rule = { name: 'R', type: 'threshold', level: grade?.id, severity: 'major', productId: product.id, triggerCondition: 'gt', minThreshold: '1' };
    expect(Object.keys(Object(at(await admin('POST alarmRule/create', { ...rule, attribute: attribute?.id, deviceIds: [device.id] }), 'errors')))).toEqual(['attribute', 'deviceIds']);
    expect((await admin('POST alarmGrade/delete', { id: grade?.id })).msg).toBe('The record is in use by other records.');
  });

  // covers VS-096, VR-112
  it('tell people with what they are reached by', async () => {
    const { admin, first } = await iotBackend();
    const rule = await first('alarmNoticeRule', { name: 'All controllers' });
    const groups = listAt(await admin('GET alarmNoticeRule/groupList', { id: rule.id }), '');
    expect(groups.map(({ method, levelName }) => [method, levelName])).toEqual([['phone', '紧急'], ['email', '重要']]);
    const [person] = listAt({ data: groups[0] }, 'accounts');
    expect(Object.keys(Object(person))).toEqual(['id', 'name', 'account', 'phone', 'email', 'orgName', 'roleNames']);
  });
});
