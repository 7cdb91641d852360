import { objectOf } from '@/schema/objectOf';
import { describe, expect, it } from 'vitest';
import { MINUTE } from '../../core/clock';
import { at, listAt } from '../../testing';
import { sheetFile } from '../../crud/import/sheetRows';
import { iotBackend } from './iotTesting';

describe('device models', () => {
  // covers VR-017, VR-022
  it('are published with a new version, once; a change makes them drafts again', async () => {
    const { admin, first, clock } = await iotBackend();
    const type = await first('productType', { code: 'STRING_INVERTER' });
    const read = async () => admin('GET productType/detail', { id: type.id });
    const edit = {
      id: type.id,
      code: type.code,
      name: type.name,
      description: 'new',
      dynamicAttributes: type.dynamicAttributes,
      staticAttributes: type.staticAttributes,
    };
    expect((await admin('POST productType/edit', edit)).code).toBe('0000');
    expect(at(await read(), 'publishStatus')).toBe('modified');
    const before = Number(String(at(await read(), 'versionNumber')).slice(1));
    expect((await admin('POST productType/publish', { id: type.id })).code).toBe('0000');
    expect([at(await read(), 'publishStatus'), at(await read(), 'versionNumber')]).toEqual([
      'published',
      `V${before + 1}`,
    ]);
    expect((await admin('POST productType/publish', { id: type.id })).code).not.toBe('0000');

    const records = async () =>
      listAt(
        await admin('GET product/auditRecord/page', {
          changeType: 'publish',
          pageNum: 1,
          pageSize: 50,
          result: 'pending',
        }),
      );
    const products = listAt(await admin('GET product/page', { deviceModelId: type.id, pageNum: 1, pageSize: 50 })).map(
      ({ id }) => id,
    );
    expect((await records()).map(({ productId }) => productId).sort()).toEqual(products.sort());
    clock.now += 2 * MINUTE;
    expect(await records()).toEqual([]);
  });

  it('are disabled and enabled, and a disabled one takes no new product', async () => {
    const { admin, first } = await iotBackend();
    const type = await first('productType', { code: 'BATTERY' });
    const model = await first('model');
    expect((await admin('POST productType/updateStatus', { id: type.id, status: 0 })).code).toBe('0000');
    expect((await admin('POST productType/updateStatus', { id: type.id, status: 0 })).code).not.toBe('0000');
    const product = {
      name: 'P',
      deviceModelId: type.id,
      brandId: model.brandId,
      modelId: model.id,
      connectionType: 'direct',
      accessType: 'mqtt',
      batchAttributeCount: 1,
    };
    expect(at(await admin('POST product/create', product), 'errors')).toHaveProperty('deviceModelId');
    await admin('POST productType/updateStatus', { id: type.id, status: 1 });
    expect((await admin('POST product/create', product)).code).toBe('0000');
  });
});

describe('products', () => {
  // covers VS-080, VS-081, VR-131
  it('are of a model of their brand, are used or deleted, and every change of them is audited', async () => {
    const { admin, first, clock } = await iotBackend();
    const [model, other] = [await first('model', { name: 'String 50K' }), await first('brand', { name: 'Lumen' })];
    const type = await first('productType', { code: 'STRING_INVERTER' });
    const product = {
      name: 'New inverter',
      deviceModelId: type.id,
      brandId: model.brandId,
      modelId: model.id,
      connectionType: 'gateway',
      accessType: 'modbusTcp',
      batchAttributeCount: 127,
    };
    expect(at(await admin('POST product/create', { ...product, brandId: other.id }), 'errors')).toHaveProperty(
      'modelId',
    );
    const id = at(await admin('POST product/create', product), 'id');
    const audits = async () =>
      listAt(await admin('GET product/auditRecord/page', { productId: id, pageNum: 1, pageSize: 10 }));
    expect((await admin('GET product/detail', { id })).data).toMatchObject({ affiliation: 'platform', deviceCount: 0 });
    await admin('POST product/edit', { ...product, id, name: 'Renamed' });
    await admin('POST product/delete', { id });
    expect((await audits()).map(({ changeType, result }) => [changeType, result])).toEqual([
      ['delete', 'pending'],
      ['edit', 'pending'],
      ['create', 'pending'],
    ]);
    clock.now += 2 * MINUTE;
    const [record] = await audits();
    expect(record).toMatchObject({ result: 'approved', auditor: 'Automatic check' });
    expect(await admin('GET product/auditRecord/detail', { id: record?.id })).toMatchObject({
      data: { before: { name: 'Renamed' }, after: null },
    });
    const used = await first('product', { keyword: 'String 50K' });
    expect((await admin('POST product/delete', { id: used.id })).msg).toBe('The record is in use by other records.');
  });

  // covers VS-085, VS-086, VR-116
  it('of the platform are everybody’s to see and the operator’s to change; those of a tenant are its own', async () => {
    const { admin, tenant, first } = await iotBackend();
    const brand = await first('brand', { name: 'Helio' });
    expect((await tenant('POST brand/edit', { id: brand.id, name: 'Mine' })).msg).toBe(
      'This belongs to the whole platform. Only its operator can change it.',
    );
    expect((await tenant('POST brand/create', { name: 'House brand' })).code).toBe('0000');
    const names = async (call: typeof admin) =>
      listAt(await call('GET brand/page', { name: 'House brand', pageNum: 1, pageSize: 10 }));
    expect([(await names(admin)).length, (await names(tenant)).length]).toEqual([1, 1]);
    const tree = (await tenant('GET brand/tree')).data;
    expect(
      Array.isArray(tree) &&
        tree.find(({ name }) => name === 'Helio')?.children.map(({ name }: { name: string }) => name),
    ).toEqual(['String 50K', 'String 110K', 'Micro 800']);
  });
});

describe('properties of products', () => {
  const attribute = {
    code: 'boost',
    name: 'Boost',
    valueType: 'dynamic',
    rwType: 'rw',
    dataType: 'float',
    unit: 'kW',
    functionCode: '03',
    registerAddress: 65535,
    length: 123,
  };

  // covers VS-082
  it('have a code once in a product, and leave audit records of their own', async () => {
    const { admin, first } = await iotBackend();
    const { id: productId } = await first('product', { keyword: 'Wall 13' });
    const { id } = objectOf((await admin('POST productProperty/create', { ...attribute, productId })).data);
    expect(at(await admin('POST productProperty/create', { ...attribute, productId }), 'errors')).toHaveProperty(
      'code',
    );
    const { id: other } = await first('product', { keyword: 'Warm 8' });
    expect((await admin('POST productProperty/create', { ...attribute, productId: other })).code).toBe('0000');
    await admin('POST productProperty/edit', { ...attribute, id, name: 'Boost power' });
    const audits = listAt(await admin('GET productProperty/auditRecord/page', { productId, pageNum: 1, pageSize: 10 }));
    expect(audits.map(({ changeType, propertyName }) => [changeType, propertyName])).toEqual([
      ['edit', 'Boost power'],
      ['create', 'Boost'],
    ]);
  });

  // covers VR-037, VR-083, VE-110, VE-111
  it('come from a sheet: what passes waits for the confirmation, what fails is told by row and column', async () => {
    const { admin, raw, token, first } = await iotBackend();
    const { name: product, id: productId } = await first('product', { keyword: 'Plug S' });
    const head = [
      'productId',
      'code',
      'name',
      'valueType',
      'rwType',
      'dataType',
      'unit',
      'functionCode',
      'registerAddress',
      'length',
    ];
    const row = (code: string, address: number) => [
      String(product),
      code,
      code,
      'dynamic',
      'r',
      'float',
      'kW',
      '04',
      address,
      2,
    ];
    const { bytes, type } = await sheetFile({ data: [head, row('one', 1), row('two', 70_000), row('three', 3)] });
    const form = new FormData();
    form.append('file', new File([bytes], 'properties.xlsx', { type }));
    const response = await raw('POST', '/iot/v3/web/productProperty/import', {
      body: form,
      headers: { authorization: `Bearer ${await token('admin@demo.energy')}` },
    });
    const { data } = (await response.json()) as {
      data: { importKey: string; successCount: number; failCount: number; failList: { row: number; field: string }[] };
    };
    expect([data.successCount, data.failCount, data.failList.map(({ row: at, field }) => [at, field])]).toEqual([
      2,
      1,
      [[3, 'registerAddress']],
    ]);
    const codes = async () =>
      listAt(await admin('GET productProperty/page', { productId, pageNum: 1, pageSize: 50 })).map(({ code }) => code);
    expect(await codes()).not.toContain('one');
    expect(at(await admin('GET protocol/confirmImport', { importKey: data.importKey }), 'successCount')).toBe(2);
    expect(await codes()).toEqual(expect.arrayContaining(['one', 'three']));
    expect(
      listAt(
        await admin('GET productProperty/auditRecord/page', {
          productId,
          changeType: 'import',
          pageNum: 1,
          pageSize: 10,
        }),
      ),
    ).toHaveLength(2);
    expect((await admin('GET protocol/downloadTemplate')).response.headers.get('content-disposition')).toContain(
      '.xlsx',
    );
  });
});
