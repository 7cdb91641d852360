import { objectOf } from '@/schema/objectOf';
import { describe, expect, it } from 'vitest';
import { MINUTE } from '../../core/clock';
import { at, listAt, type Answer } from '../../testing';
import { iotBackend } from './iotTesting';
import { iotTables } from './tables';

const SECOND = 1000;

describe('commands', () => {
  it('are sent, delivered and answered by the clock, and take effect with the answer', async () => {
    const { admin, first, clock } = await iotBackend();
    const { id: deviceId } = await first('device', { keyword: 'Merwede Inverter', networkStatus: 1 });
    const value = async () => at(await admin('GET protocol/paramTagDetail', { deviceId, code: 'powerLimit' }), 'value');
    const last = async () =>
      listAt(
        await admin('GET command/page', {
          deviceId,
          pageNum: 1,
          pageSize: 1,
          sortField: 'sendTime',
          sortOrder: 'desc',
        }),
      )[0];
    let sent: Answer;
    // some are refused or never answered; the tenth at the latest is
    for (let tries = 0; ; tries += 1) {
      sent = await admin('POST command/send', {
        deviceId,
        commandType: 'propertySet',
        attributeCode: 'powerLimit',
        value: '40',
      });
      expect(at(sent, 'status')).toBe('sending');
      expect(await last()).toMatchObject({
        status: 'sending',
        response: null,
        value: '40',
        operator: 'Iris van den Berg',
      });
      expect(await value()).toBe('100');
      clock.now += 3 * SECOND;
      expect((await last())?.status).toMatch(/delivered|success|failed/);
      clock.now += MINUTE;
      if ((await last())?.status === 'success' || tries > 10) break;
    }
    expect(await last()).toMatchObject({ id: at(sent, 'id'), status: 'success', response: 'Accepted' });
    expect(await value()).toBe('40');
  });

  it('to a device that is away fail, and change nothing', async () => {
    const { admin, first, clock, store } = await iotBackend();
    const device = await first('device', { keyword: 'Merwede Inverter', networkStatus: 1 });
    iotTables(store).devices.patch(String(device.id), { silentSince: clock.now - MINUTE });
    await admin('POST command/send', {
      deviceId: device.id,
      commandType: 'propertySet',
      attributeCode: 'powerLimit',
      value: '40',
    });
    clock.now += 10 * SECOND;
    const [command] = listAt(
      await admin('GET command/page', {
        deviceId: device.id,
        status: 'failed',
        pageNum: 1,
        pageSize: 1,
        sortField: 'sendTime',
        sortOrder: 'desc',
      }),
    );
    expect(command).toMatchObject({ value: '40', response: 'The device is offline.' });
    clock.now += MINUTE;
    expect(at(await admin('GET protocol/paramTagDetail', { deviceId: device.id, code: 'powerLimit' }), 'value')).toBe(
      '100',
    );
  });

  it('name an attribute that can be written, and everything that is missing', async () => {
    const { admin, first } = await iotBackend();
    const { id: deviceId } = await first('device', { keyword: 'Merwede Inverter' });
    expect(
      at(
        await admin('POST command/send', {
          deviceId,
          commandType: 'propertySet',
          attributeCode: 'frequency',
          value: '1',
        }),
        'errors',
      ),
    ).toHaveProperty('attributeCode');
    expect(
      at(
        await admin('POST command/send', { deviceId, commandType: 'ota', attributeCode: 'powerLimit', value: '1' }),
        'errors',
      ),
    ).toHaveProperty('commandType');
    expect(Object.keys(objectOf(at(await admin('POST command/send', {}), 'errors')))).toEqual([
      'deviceId',
      'attributeCode',
      'value',
    ]);
  });
});

describe('upgrades', () => {
  it('install a package of the product, one at a time, and the device runs it then', async () => {
    const { admin, first, clock } = await iotBackend();
    const device = await first('device', { keyword: 'Merwede Inverter', networkStatus: 1 });
    const own = await first('firmware', { productId: device.productId, version: '2.2.0' });
    const { id: foreign } = await first('firmware', { productId: (await first('product', { keyword: 'Plug S' })).id });
    const upgrade = async (firmwareId: unknown) => admin('POST device/otaUpgrade', { id: device.id, firmwareId });
    const runs = async () => at(await admin('GET device/detail', { id: device.id }), 'firmwareVersion');
    const before = await runs();
    expect(at(await upgrade(foreign), 'errors')).toHaveProperty('firmwareId');
    for (let tries = 0; tries < 10 && (await runs()) !== '2.2.0'; tries += 1) {
      expect(at(await upgrade(own.id), 'status')).toBe('sending');
      expect(await runs()).toBe(before);
      expect((await upgrade(own.id)).msg).toBe('An upgrade of this device is under way.');
      clock.now += 5 * MINUTE;
    }
    expect(await runs()).toBe('2.2.0');
  });

  // covers VR-084
  it('are listed over a year at most, and each is a file', async () => {
    const { admin, first } = await iotBackend();
    const page = (beginDate: string, endDate: string) =>
      admin('GET firmware/page', { beginDate, endDate, pageNum: 1, pageSize: 10 });
    expect((await page('2025-06-15', '2026-06-15')).code).toBe('0000');
    expect(at(await page('2025-06-15', '2026-06-16'), 'errors')).toEqual({
      updateTime: 'The range cannot be longer than 1 year.',
    });
    const found = await first('firmware', { version: '2.1.0' });
    const [file] = listAt({ data: found }, 'packageFile');
    const { response } = await admin('GET firmware/download', { id: found.id });
    expect((await response.arrayBuffer()).byteLength).toBe(file?.size);
    expect(response.headers.get('content-disposition')).toContain(String(file?.name));
  });

  it('of an uploaded package hand out what was uploaded', async () => {
    const { admin, raw, token, first } = await iotBackend();
    const form = new FormData();
    form.append('file', new File([new Uint8Array([1, 2, 250])], 'own.bin'));
    const upload = await raw('POST', '/account/v3/web/file/upload', {
      body: form,
      headers: { authorization: `Bearer ${await token('admin@demo.energy')}` },
    });
    const { data: file } = (await upload.json()) as { data: { fileId: string; name: string; url: string } };
    const product = await first('product');
    const { id } = objectOf(
      (
        await admin('POST firmware/create', {
          version: '9',
          productId: product.id,
          packageFile: [{ id: file.fileId, name: file.name, url: file.url }],
        })
      ).data,
    );
    const { response } = await admin('GET firmware/download', { id });
    expect([...new Uint8Array(await response.arrayBuffer())]).toEqual([1, 2, 250]);
  });
});
