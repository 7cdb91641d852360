import { objectOf } from '@/schema/objectOf';
import { describe, expect, it } from 'vitest';
import { DAY, MINUTE } from '../../core/clock';
import { idsOf } from '../../core/incoming';
import { tenantId } from '../../seed/seedCompanies';
import { at, listAt } from '../../testing';
import type { DeviceDoc } from './iotDocs';
import { iotBackend } from './iotTesting';
import { sourceOf } from './sourceOf';
import { iotTables } from './tables';
import { isOnline } from './telemetry/deviceConnection';

describe('devices', () => {
  it('are seen by their tenant and by the operator', async () => {
    const { admin, tenant, first, store } = await iotBackend();
    const total = async (call: typeof admin) =>
      Number(at(await call('GET device/page', { pageNum: 1, pageSize: 1 }), 'totalSize'));
    const all = iotTables(store).devices.all().length;
    expect(all).toBeGreaterThan(1500);
    expect(await total(admin)).toBe(all);
    const own = await tenant('GET device/page', { pageNum: 1, pageSize: 1000 });
    expect(listAt(own).every((device) => device.tenantId === tenantId('greensource'))).toBe(true);
    expect(Number(at(own, 'totalSize'))).toBeLessThan(all);
    const foreign = await first('device', { keyword: '昆山' });
    for (const call of ['detail', 'state', 'propertyValue', 'propertyList'])
      expect((await tenant(`GET device/${call}`, { id: foreign.id })).code).toBe('4004');
    expect((await tenant('POST device/editParam', { deviceId: foreign.id, code: 'x', value: '1' })).code).toBe('4004');
  });

  // covers VR-020
  it('are online or offline by their reports, and are found by it', async () => {
    const { admin, store, clock } = await iotBackend();
    const { devices } = iotTables(store);
    const begin = clock.now;
    for (const later of [0, 1, 7, 61, 187]) {
      clock.now = begin + later * MINUTE; // what a list keeps is made anew when somebody came or went
      const online = new Set(
        devices.filter((device) => isOnline(sourceOf(store, device), clock.now)).map(({ id }) => id),
      );
      for (const status of [0, 1]) {
        const page = await admin('GET device/page', { networkStatus: status, pageNum: 1, pageSize: 1000 });
        expect(at(page, 'totalSize')).toBe(status === 1 ? online.size : devices.all().length - online.size);
        for (const { id, networkStatus } of listAt(page))
          expect([networkStatus, online.has(String(id))]).toEqual([status, status === 1]);
      }
    }
  });

  it('have a serial number once in all tenants, controllers above them that are controllers, and stay while others name them', async () => {
    const { admin, tenant, first } = await iotBackend();
    const product = await first('product', { keyword: 'Home 11' });
    const taken = await first('device', { keyword: '昆山' });
    expect(
      at(await tenant('POST device/create', { name: 'D', sn: taken.sn, productId: product.id }), 'errors'),
    ).toHaveProperty('sn');
    const meter = await first('device', { keyword: 'Utrecht Zuid Grid meter' });
    expect(
      at(
        await admin('POST device/create', { name: 'D', sn: 'NEW1', productId: product.id, controllerId: meter.id }),
        'errors',
      ),
    ).toHaveProperty('controllerId');
    const controller = await first('device', { keyword: 'Utrecht Zuid Controller 1' });
    expect((await admin('POST device/delete', { id: controller.id })).msg).toBe(
      'The record is in use by other records.',
    );
    const { id } = objectOf(
      (
        await admin('POST device/create', {
          name: 'D',
          sn: 'NEW2',
          productId: product.id,
          controllerId: controller.id,
          stationId: controller.stationId,
        })
      ).data,
    );
    expect((await tenant('GET device/detail', { id })).data).toMatchObject({
      sn: 'NEW2',
      networkStatus: 0,
      latestOnlineTime: null,
      timeZone: 'Europe/Amsterdam',
      accessType: 'ocpp',
    });
    expect((await admin('POST device/delete', { id })).code).toBe('0000');
  });
});

/** A device that is online now and was away for a while lately. */
function interrupted(devices: readonly DeviceDoc[], test: (device: DeviceDoc) => boolean): DeviceDoc {
  const found = devices.find(test);
  if (!found) throw new Error('There is no device like that.');
  return found;
}

describe('what a device says', () => {
  it('is its last report, its states, and what it answers when it is there', async () => {
    const { admin, first, store, clock } = await iotBackend();
    const inverter = await first('device', { keyword: 'Merwede Inverter', networkStatus: 1 });
    const values = (await admin('GET device/propertyValue', { deviceId: inverter.id })).data;
    expect(values).toContainEqual(
      expect.objectContaining({
        code: 'activePower',
        name: 'Active power',
        unit: 'kW',
        reportTime: '2026-06-15 12:00:00',
      }),
    );
    const states = (await admin('GET device/propertyStatusValue', { deviceId: inverter.id })).data;
    expect(Array.isArray(states) && states.map(({ code, statusText }) => [code, statusText])).toEqual(
      expect.arrayContaining([['runStatus', 'Running']]),
    );
    clock.now += MINUTE;
    expect((await admin('GET device/propertyActualValue', { deviceId: inverter.id })).data).toContainEqual(
      expect.objectContaining({ code: 'activePower', reportTime: '2026-06-15 12:01:00' }),
    );
    const away = interrupted(
      iotTables(store).devices.all(),
      (device) =>
        device.silentSince !== undefined && device.since < device.silentSince && device.silentSince < clock.now,
    );
    expect((await admin('GET device/propertyActualValue', { deviceId: away.id })).msg).toBe('The device is offline.');
    expect(
      listAt(
        await admin('GET device/propertyValuePage', {
          deviceId: away.id,
          beginTime: '2026-06-15',
          endTime: '2026-06-15',
          pageNum: 1,
          pageSize: 5,
        }),
      ),
    ).toEqual([]);
  });

  it('over a range comes page by page, the newest first', async () => {
    const { admin, first } = await iotBackend();
    const inverter = await first('device', { keyword: 'Merwede Inverter', networkStatus: 1 });
    const page = await admin('GET device/propertyValuePage', {
      deviceId: inverter.id,
      code: 'activePower',
      beginTime: '2026-06-15 09:00:00',
      endTime: '2026-06-15 09:59:59',
      pageNum: 2,
      pageSize: 5,
    });
    expect([at(page, 'totalSize'), at(page, 'timeZone')]).toEqual([12, 'Europe/Amsterdam']);
    expect(listAt(page).map(({ reportTime }) => String(reportTime).slice(11, 16))).toEqual([
      '09:30',
      '09:25',
      '09:20',
      '09:15',
      '09:10',
    ]);
  });

  it('over a year is at most a thousand points with their bounds, and over more is refused', async () => {
    const { admin, first } = await iotBackend();
    const inverter = await first('device', { keyword: 'Merwede Inverter', networkStatus: 1 });
    const request = { deviceId: inverter.id, code: 'activePower', points: 5000 };
    const year = await admin('GET device/propertyValuePage', {
      ...request,
      beginTime: '2025-06-15',
      endTime: '2026-06-14',
    });
    expect(listAt(year).length).toBeGreaterThan(50);
    expect(listAt(year).length).toBeLessThanOrEqual(1000);
    for (const { value, min, max } of listAt(year))
      expect(Number(min) <= Number(value) && Number(value) <= Number(max)).toBe(true);
    expect(
      (await admin('GET device/propertyValuePage', { ...request, beginTime: '2025-06-01', endTime: '2026-06-14' }))
        .code,
    ).toBe('4001');
    expect(
      (await admin('GET device/propertyValuePage', { ...request, beginTime: '2026-06-02', endTime: '2026-06-01' })).msg,
    ).toBe('Please select a begin and an end after it.');
  });

  it('is a file with a column an attribute, on the clock of the station', async () => {
    const { admin, first } = await iotBackend();
    const inverter = await first('device', { keyword: 'Merwede Inverter', networkStatus: 1 });
    const { response } = await admin('GET device/propertyValueDownload', {
      deviceId: inverter.id,
      codes: 'activePower,frequency',
      beginTime: '2026-06-15 09:00:00',
      endTime: '2026-06-15 09:09:59',
    });
    const lines = (await response.text()).replace('\uFEFF', '').trim().split('\r\n');
    expect(lines[0]).toBe('Europe/Amsterdam,Active power (kW),Grid frequency (Hz)');
    expect(lines.slice(1).map((line) => line.slice(0, 19))).toEqual(['2026-06-15 09:00:00', '2026-06-15 09:05:00']);
    expect(response.headers.get('content-disposition')).toContain(`${String(inverter.sn)}.csv`);
  });
});

describe('parameters', () => {
  it('are set and labelled where they can be written', async () => {
    const { admin, first } = await iotBackend();
    const { id: deviceId } = await first('device', { keyword: 'Merwede Inverter', networkStatus: 1 });
    expect(
      at(await admin('POST device/editParam', { deviceId, code: 'activePower', value: '1' }), 'errors'),
    ).toHaveProperty('code');
    expect(
      at(await admin('POST device/editParam', { deviceId, code: 'powerLimit', value: '' }), 'errors'),
    ).toHaveProperty('value');
    await admin('POST device/editParam', { deviceId, code: 'powerLimit', value: '60' });
    await admin('POST device/editParamTag', { deviceId, code: 'powerLimit', tagKey: 'reason', tagValue: 'grid' });
    await admin('POST device/editParamTag', {
      deviceId,
      code: 'powerLimit',
      tagKey: 'reason',
      tagValue: 'grid operator',
    });
    expect((await admin('GET protocol/paramTagDetail', { deviceId, code: 'powerLimit' })).data).toMatchObject({
      value: '60',
      tags: [{ tagKey: 'reason', tagValue: 'grid operator' }],
    });
    expect((await admin('GET device/propertyValue', { deviceId })).data).toContainEqual(
      expect.objectContaining({ code: 'powerLimit', value: '60' }),
    );
  });
});

describe('controllers', () => {
  // covers VS-091
  it('are replaced by one that is online and has no devices; sub-devices and parameters move', async () => {
    const { admin, first, store } = await iotBackend();
    const controller = await first('device', { keyword: 'Merwede Controller 1' });
    const mirrors = async () => listAt(await admin('GET mirror/list'));
    const mirror = (await mirrors()).find(({ controllerId }) => controllerId === controller.id);
    const { devices } = iotTables(store);
    const below = devices.filter(({ controllerId }) => controllerId === controller.id).map(({ id }) => id);
    expect([mirror?.sn, mirror?.subDeviceCount]).toEqual([controller.sn, below.length]);
    const replace = async (newControllerSn: unknown) =>
      admin('POST mirror/controllerReplace', { id: mirror?.id, newControllerSn });
    const bound = await first('device', { keyword: 'Merwede Controller 2' });
    for (const sn of [bound.sn, controller.sn, 'NOBODY', (await first('device', { keyword: 'Merwede Grid meter' })).sn])
      expect(at(await replace(sn), 'errors')).toHaveProperty('newControllerSn');
    await admin('POST device/editParam', { deviceId: controller.id, code: 'reportInterval', value: '60' });
    const spare = devices.find(({ sn }) => sn === 'SPAREGRE0001');
    devices.patch(spare?.id ?? '', { silentSince: Date.parse('2026-06-14T00:00:00Z') });
    expect(at(await replace('SPAREGRE0001'), 'errors')).toHaveProperty('newControllerSn');
    devices.patch(spare?.id ?? '', {
      silentSince: Number.MAX_SAFE_INTEGER,
      since: Date.parse('2026-06-15T10:00:00Z') - 30 * DAY,
    });
    expect((await replace('SPAREGRE0001')).code).toBe('0000');
    expect(devices.filter(({ controllerId }) => controllerId === spare?.id).map(({ id }) => id)).toEqual(below);
    expect((await mirrors()).find(({ id }) => id === mirror?.id)).toMatchObject({
      sn: 'SPAREGRE0001',
      subDeviceCount: below.length,
      version: Number(mirror?.version) + 1,
    });
    expect(
      (await admin('GET protocol/paramTagDetail', { deviceId: spare?.id, code: 'reportInterval' })).data,
    ).toMatchObject({ value: '60' });
  });

  it('are all in the list of controllers', async () => {
    const { admin } = await iotBackend();
    const { data } = await admin('GET device/listController');
    expect(Array.isArray(data) && data.filter(({ sn }) => String(sn).startsWith('SPARE'))).toHaveLength(10);
  });
});

describe('what devices are gathered in', () => {
  // covers VS-090
  it('a group has its devices page by page', async () => {
    const { admin } = await iotBackend();
    const groups = listAt(await admin('GET group/list'));
    const group = groups.find(({ name }) => name === 'All controllers');
    const page = await admin('GET group/groupDeviceList', { groupId: group?.id, pageNum: 2, pageSize: 5 });
    expect([at(page, 'totalSize'), group?.deviceCount]).toEqual([24, 24]);
    expect(listAt(page).map(({ id }) => id)).toEqual(idsOf(group?.deviceIds).slice(5, 10));
  });

  // covers VS-084, VS-097, VE-231, VE-236
  it('stations count their devices and stand in an area; attributes and products choose from lists', async () => {
    const { admin, tenant, first, store } = await iotBackend();
    const station = await first('station', { name: 'Merwede' });
    const own = iotTables(store).devices.filter(({ stationId }) => stationId === station.id);
    expect(station).toMatchObject({
      deviceCount: own.length,
      timeZone: 'Europe/Amsterdam',
      areaName: 'Netherlands / North Brabant',
    });
    expect(Number(station.onlineCount)).toBeLessThanOrEqual(own.length);
    expect(
      at(await tenant('POST station/create', { name: 'S', area: 'NL-UT', tenantId: tenantId('jiangnan') }), 'errors'),
    ).toHaveProperty('tenantId');
    const [areas, units, protocols] = await Promise.all(
      ['area/list', 'unit/list', 'protocol/ability'].map(async (call) => (await admin(`GET ${call}`)).data),
    );
    expect(areas).toContainEqual(expect.objectContaining({ code: 'NL-UT', parentCode: 'NL', level: 'province' }));
    expect(units).toContainEqual(expect.objectContaining({ symbol: 'kW', category: 'power' }));
    expect(protocols).toContainEqual({
      code: 'modbusTcp',
      desc: 'Modbus TCP',
      needs: ['functionCode', 'registerAddress', 'byteOrder'],
    });
    const standards = await admin('GET propertyStandard/page', {
      productTypeId: (await first('productType', { code: 'BATTERY' })).id,
      pageNum: 1,
      pageSize: 10,
    });
    expect(
      listAt(standards)
        .map(({ code }) => code)
        .sort(),
    ).toEqual(['power', 'runStatus', 'soc', 'soh', 'voltage']);
  });
});
