import { objectOf } from '@/schema/objectOf';
import { describe, expect, it } from 'vitest';
import { alarmRuns } from '@schemas/iot/parts/alarmRuns';
import { DAY, HOUR, MINUTE } from '../../core/clock';
import { tenantId } from '../../seed/seedCompanies';
import { at, listAt } from '../../testing';
import type { DeviceDoc } from './iotDocs';
import { iotBackend } from './iotTesting';
import { rulePlans } from './seed/rulePlans';
import { sourceOf } from './sourceOf';
import { iotTables } from './tables';
import { isOnline, outageOf } from './telemetry/deviceConnection';
import { wallMoment, wallText } from '../../core/wallText';

describe('alarms', () => {
  it('are what the telemetry shows', async () => {
    const { store, clock } = await iotBackend();
    const { alarms, devices } = iotTables(store);
    expect(alarms.all().length).toBeGreaterThan(150);
    for (const { type, deviceId, from, to, status } of alarms.all()) {
      const device = devices.get(deviceId);
      expect(from).toBeLessThan(clock.now);
      expect(status === 'active').toBe(to === undefined);
      if (type === 'offline' && status !== 'ignored' && device)
        expect(isOnline(sourceOf(store, device), from)).toBe(false);
    }
  });

  it('are those a preview of their rule shows over what the calls answer of the device', async () => {
    const { store, clock, admin } = await iotBackend();
    const { alarms, devices } = iotTables(store);
    const week = clock.now - 7 * DAY;
    const latest = alarms.filter(({ status, from }) => status !== 'ignored' && from > week + DAY);
    const some = ['threshold', 'offline'].flatMap((type) => latest.filter((one) => one.type === type).slice(0, 4));
    expect(some).toHaveLength(8);
    for (const { name, deviceId, from, to, ...alarm } of some) {
      const device = devices.get(deviceId);
      const plan = rulePlans.find((one) => one.name === name && device?.tenantId === tenantId(one.tenant));
      const trigger = plan?.watch
        ? { type: 'threshold', triggerCondition: plan.watch.condition, minThreshold: plan.watch.bound }
        : { type: 'offline', offlineDuration: plan?.offline ?? null };
      const zone = device ? sourceOf(store, device).zone : '';
      const code = alarm.code ?? listAt(await admin('GET device/propertyList', { deviceId }), '')[0]?.code;
      const range = { beginTime: wallText(week, zone), endTime: wallText(clock.now, zone) };
      const pages = await Promise.all(
        [1, 2, 3].map((pageNum) =>
          admin('GET device/propertyValuePage', { deviceId, code, ...range, pageNum, pageSize: 1000 }),
        ),
      );
      const reports = pages
        .flatMap((page) => listAt(page))
        .map(({ reportTime, value }) => ({ at: wallMoment(String(reportTime), zone) ?? 0, value: Number(value) }));
      expect(alarmRuns(trigger, reports, clock.now)).toContainEqual(
        expect.objectContaining({ from, ...(to !== undefined && { to }) }),
      );
    }
  });

  // covers VR-019
  it('are ignored: the status says so, the time of it is kept and the duration ends', async () => {
    const { admin, first, clock } = await iotBackend();
    const alarm = await first('alarm', { status: 'active' });
    const read = async () =>
      listAt(await admin('GET alarm/page', { pageNum: 1, pageSize: 1000 })).find(({ id }) => id === alarm.id);
    expect((await admin('POST alarm/ignoreAlarm', { id: alarm.id })).code).toBe('0000');
    const after = await read();
    expect(after).toMatchObject({ status: 'ignored', duration: alarm.duration });
    expect(after?.handlingTime).toMatch(/^2026-06-15 1/);
    clock.now += HOUR;
    expect((await read())?.duration).toBe(alarm.duration);
    expect((await admin('POST alarm/ignoreAlarm', { id: alarm.id })).msg).toBe(
      'This is not possible in the present state.',
    );
  });

  it('that last count on, are ignored together, and by nobody else', async () => {
    const { admin, as, first, clock } = await iotBackend();
    const alarm = await first('alarm', { status: 'active' });
    clock.now += 30 * MINUTE;
    expect(
      listAt(await admin('GET alarm/page', { status: 'active', pageNum: 1, pageSize: 1000 })).find(
        ({ id }) => id === alarm.id,
      )?.duration,
    ).toBe(Number(alarm.duration) + 30);
    const ids = listAt(await admin('GET alarm/page', { status: 'active', pageNum: 1, pageSize: 1000 })).map(
      ({ id }) => id,
    );
    expect((await as('operator@demo.energy')('POST alarm/ignoreAlarm', { ids })).status).toBe(403);
    expect((await admin('POST alarm/ignoreAlarm', { ids })).code).toBe('0000');
    expect(at(await admin('GET alarm/page', { status: 'active', pageNum: 1, pageSize: 10 }), 'totalSize')).toBe(0);
  });

  it('say in words of the language what happened', async () => {
    const { admin, call, token } = await iotBackend();
    const [english] = listAt(await admin('GET alarm/page', { type: 'threshold', pageNum: 1, pageSize: 1 }));
    const [chinese] = listAt(
      await call(
        'GET /iot/v3/web/alarm/page',
        { type: 'threshold', pageNum: 1, pageSize: 1 },
        await token('admin@demo.energy'),
        { language: 'zh' },
      ),
    );
    expect([english?.content, chinese?.content]).toEqual([
      expect.stringMatching(/^[A-Z][\w ]+: [\d.]+ \S+$/),
      expect.stringMatching(/^.+：[\d.]+ \S+$/),
    ]);
    expect(english?.deviceTypeName).not.toBe(chinese?.deviceTypeName);
  });
});

describe('a rule somebody writes', () => {
  /** A rule over a device that is asked for; its alarms by their state. */
  async function watching(
    device: DeviceDoc,
    trigger: object,
    { store, admin }: Awaited<ReturnType<typeof iotBackend>>,
  ) {
    const [grade] = listAt(await admin('GET alarmGrade/list'));
    const rule = {
      name: 'Written today',
      level: grade?.id,
      severity: 'minor',
      status: 1,
      productId: device.productId,
      deviceIds: [device.id],
      ...trigger,
    };
    expect((await admin('POST alarmRule/create', rule)).code).toBe('0000');
    const own = store.all('iot/alarm-rule').find(({ name }) => name === rule.name);
    if (own) store.put('iot/alarm-rule', { ...own, tenantId: device.tenantId });
    return async () =>
      listAt(await admin('GET alarm/page', { name: rule.name, pageNum: 1, pageSize: 100 })).map(
        ({ status, content, recoveryTime }) => ({ status, content, recovered: Boolean(recoveryTime) }),
      );
  }

  it('raises for what holds now, once: an alarm that was ignored does not come back', async () => {
    const backend = await iotBackend();
    const { store, admin, clock } = backend;
    const { devices, properties } = iotTables(store);
    const device = devices.find(
      (one) =>
        one.silentSince === undefined &&
        isOnline(sourceOf(store, one), clock.now) &&
        properties.all().some(({ productId, dataType }) => productId === one.productId && dataType === 'float'),
    );
    const attribute = properties.find(
      ({ productId, dataType }) => productId === device?.productId && dataType === 'float',
    );
    if (!device || !attribute) throw new Error('There is no device that measures.');
    const alarms = await watching(
      device,
      { type: 'threshold', attribute: attribute.id, triggerCondition: 'gt', minThreshold: '-100000' },
      backend,
    );
    expect(await alarms()).toMatchObject([{ status: 'active', recovered: false }]);
    clock.now += 2 * HOUR;
    expect(await alarms()).toHaveLength(1);
    const [{ id } = {}] = listAt(await admin('GET alarm/page', { name: 'Written today', pageNum: 1, pageSize: 1 }));
    expect((await admin('POST alarm/ignoreAlarm', { id })).code).toBe('0000');
    clock.now += 10 * MINUTE;
    expect(await alarms()).toMatchObject([{ status: 'ignored' }]);
  });

  it('raises when a device falls silent, and says when it came back', async () => {
    const backend = await iotBackend();
    const { store, clock } = backend;
    // The first day on which a device falls silent in a shift, as long as somebody stays signed in.
    const shifts = Array.from({ length: 7 }, (_, later) => clock.now + later * DAY);
    const [away] = shifts.flatMap((from) =>
      iotTables(store)
        .devices.all()
        .flatMap((device) => {
          const source = sourceOf(store, device);
          const outage = device.silentSince !== undefined ? undefined : outageOf(source, Math.floor(from / DAY));
          return outage &&
            outage.from > from + MINUTE &&
            outage.to < from + 7 * HOUR &&
            outage.to - outage.from > HOUR &&
            isOnline(source, outage.from - MINUTE) &&
            isOnline(source, outage.to)
            ? [{ device, outage, from }]
            : [];
        }),
    );
    if (!away) throw new Error('No device falls silent in any shift.');
    clock.now = away.from;
    const alarms = await watching(away.device, { type: 'offline', offlineDuration: 20 }, backend);
    clock.now = away.outage.from - MINUTE;
    const before = (await alarms()).length;
    clock.now = away.outage.from + 40 * MINUTE;
    expect((await alarms()).filter(({ status }) => status === 'active')).toHaveLength(1);
    clock.now = away.outage.to + 20 * MINUTE;
    expect(await alarms()).toHaveLength(before + 1);
    expect((await alarms()).every(({ status, recovered }) => status === 'recovered' && recovered)).toBe(true);
  });
});

describe('rules and grades', () => {
  // covers VS-094, VS-095
  it('watch attributes and devices of their product', async () => {
    const { admin, first } = await iotBackend();
    const product = await first('product', { keyword: 'Wall 13' });
    const [attribute] = listAt(
      await admin('GET productProperty/page', {
        productId: (await first('product', { keyword: 'Plug S' })).id,
        pageNum: 1,
        pageSize: 1,
      }),
    );
    const device = await first('device', { keyword: 'Merwede Grid meter' });
    const grade = listAt(await admin('GET alarmGrade/list'))[0];
    const rule = {
      name: 'R',
      type: 'threshold',
      level: grade?.id,
      severity: 'major',
      productId: product.id,
      triggerCondition: 'gt',
      minThreshold: '1',
    };
    expect(
      Object.keys(
        objectOf(
          at(
            await admin('POST alarmRule/create', { ...rule, attribute: attribute?.id, deviceIds: [device.id] }),
            'errors',
          ),
        ),
      ),
    ).toEqual(['attribute', 'deviceIds']);
    expect((await admin('POST alarmGrade/delete', { id: grade?.id })).msg).toBe(
      'The record is in use by other records.',
    );
  });

  // covers VS-096, VR-112
  it('tell people with what they are reached by', async () => {
    const { admin, first } = await iotBackend();
    const rule = await first('alarmNoticeRule', { name: 'All controllers' });
    const groups = listAt(await admin('GET alarmNoticeRule/groupList', { id: rule.id }), '');
    expect(groups.map(({ method, levelName }) => [method, levelName])).toEqual([
      ['phone', 'Urgent'],
      ['email', 'Important'],
    ]);
    const [person] = listAt({ data: groups[0] }, 'accounts');
    expect(Object.keys(objectOf(person))).toEqual(['id', 'name', 'account', 'phone', 'email', 'orgName', 'roleNames']);
  });
});
