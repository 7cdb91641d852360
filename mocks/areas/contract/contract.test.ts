import { objectOf } from '@/schema/objectOf';
import { beforeAll, describe, expect, it } from 'vitest';
import { areas } from '../../areas';
import { consoleLabels } from '../../labels';
import { at, listAt, testBackend } from '../../testing';
import { commercialSites, siteCoded } from '../../world/world';

const WEB = '/iemscloud/contractEnergy/web';
const YEAR = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const DAY = [
  { startTime: '00:00', endTime: '08:00', periodType: 'valley' },
  { startTime: '08:00', endTime: '24:00', periodType: 'peak' },
];
const PRICES = {
  seasons: [{ months: YEAR, periods: DAY }],
  sharpPrice: 2,
  peakPrice: 1,
  flatPrice: 0.6,
  valleyPrice: 0.3,
  deepValleyPrice: 0.2,
};

describe('contract energy of the reference backend', () => {
  let now = Date.UTC(2026, 4, 20, 10);
  const { call, token: tokenOf } = testBackend({ modules: areas, labels: consoleLabels, clock: () => now });
  let token = '';
  beforeAll(async () => {
    token = await tokenOf('tenant@demo.energy');
  });
  const post = (path: string, params: object) =>
    call(`POST ${path.startsWith('/') ? path : `${WEB}/${path}`}`, params, token);
  const station = siteCoded('NL-ZAA-01');
  const of = { stationId: station.id };

  // covers VS-138, V-370, V-371, V-372, V-373, V-374, V-381
  it('reserves one version, refuses a second, changes it and takes it back', async () => {
    const month = String(at(await post('electricityPrice/reserved/firstMonth/detail', of), 'firstMonth'));
    const templateId = at(await post('electricityPrice/current/detail', of), 'templateId');
    const reserved = { ...of, ...PRICES, templateId, effectiveDate: `${month}-01` };
    expect((await post('electricityPrice/reserved/create', reserved)).code).toBe('0000');
    expect((await post('electricityPrice/reserved/create', reserved)).code).toBe('4009');
    expect(at(await post('electricityPrice/reserved/detail', of), 'version')).toBe('reserved');
    expect((await post('electricityPrice/reserved/edit', { ...reserved, peakPrice: 1.5 })).code).toBe('0000');
    expect(at(await post('electricityPrice/reserved/detail', of), 'peakPrice')).toBe(1.5);
    expect(at(await post('electricityPrice/current/detail', of), 'peakPrice')).not.toBe(1.5);
    expect((await post('electricityPrice/reserved/delete', of)).code).toBe('0000');
    expect((await post('electricityPrice/reserved/detail', of)).data).toBeNull();
  });

  // covers V-366
  it('refuses a year with a gap, an overlap, or a period without a price', async () => {
    const template = {
      name: 'T1',
      area: 'NL',
      userCategory: 'residential',
      voltageLevel: '10kV',
      priceKind: 'single',
      currency: 'EUR',
      ...PRICES,
    };
    const errors = async (change: object) =>
      at(await post('electricityPrice/template/create', { ...template, ...change }), 'errors');
    expect(await errors({ seasons: [{ months: YEAR.slice(1), periods: DAY }] })).toHaveProperty('seasons');
    expect(await errors({ seasons: [{ months: YEAR, periods: DAY.slice(1) }] })).toHaveProperty('seasons');
    expect(
      await errors({
        seasons: [{ months: YEAR, periods: [...DAY, { startTime: '07:45', endTime: '08:00', periodType: 'flat' }] }],
      }),
    ).toHaveProperty('seasons');
    expect(
      await errors({
        sharpPrice: null,
        seasons: [{ months: YEAR, periods: [{ startTime: '00:00', endTime: '24:00', periodType: 'sharp' }] }],
      }),
    ).toHaveProperty('sharpPrice');
    expect((await post('electricityPrice/template/create', template)).code).toBe('0000');
  });

  // covers V-369, V-390
  it('gives a station that buys at the exchange its first prices once', async () => {
    const exchange = siteCoded('NL-HAA-01');
    const offered = listAt(await post('station/type-box', {}), '');
    expect(offered.find(({ id }) => id === exchange.id)).toMatchObject({ hasPrice: false, currency: 'EUR' });
    const [template] = listAt(await post('electricityPrice/template/list/page', { pageNum: 1, pageSize: 10 }));
    const first = { stationId: exchange.id, templateId: template?.id, effectiveDate: '2026-12-01', ...PRICES };
    expect((await post('electricityPrice/current/create', first)).code).toBe('0000');
    expect(at(await post('electricityPrice/current/create', first), 'errors')).toHaveProperty('stationId');
  });

  it('shows a tenant the stations and prices of its own only', async () => {
    const other = siteCoded('CN-SUZ-01');
    const offered = listAt(await post('station/type-box', {}), '').map(({ id }) => id);
    expect(offered).not.toContain(other.id);
    expect(
      commercialSites
        .filter(({ tenant, kind }) => tenant === 'greensource' && kind !== 'mobile')
        .every(({ id }) => offered.includes(id)),
    ).toBe(true);
    expect((await post('electricityPrice/current/detail', { stationId: other.id })).data).toBeNull();
    expect((await post('bill/effect', { stationId: other.id, item: 'contract/station-price', ...PRICES })).code).toBe(
      '4004',
    );
  });

  // covers VS-053, V-388, V-389
  it('keeps how a station buys its electricity', async () => {
    const info = objectOf(at(await post('stationPurchasing/info', of), '')) as object;
    expect((await post('stationPurchasing/update', { ...info, meterNo: 'M-9' })).code).toBe('0000');
    expect(at(await post('stationPurchasing/info', of), 'meterNo')).toBe('M-9');
    expect(at(await post('stationPurchasing/update', { ...info, accountName: '' }), 'errors')).toHaveProperty(
      'accountName',
    );
  });

  it('begins no version before the bill that is closed already', async () => {
    const billed = { stationId: siteCoded('CN-SUZ-03').id };
    const answer = objectOf((await post('electricityPrice/reserved/firstMonth/detail', billed)).data) as {
      readonly firstMonth: string;
      readonly reason: string;
    };
    expect(answer).toEqual({ firstMonth: '2026-07', reason: 'billed' });
    const current = objectOf(at(await post('electricityPrice/current/detail', billed), '')) as object;
    const refused = await post('electricityPrice/reserved/create', {
      ...current,
      ...billed,
      effectiveDate: '2026-06-01',
    });
    expect(at(refused, 'errors')).toEqual({
      effectiveDate: 'The bill of 2026-06 is closed. A version begins on the first day of a month, from 2026-07 on.',
    });
  });

  it('changes bills from the first moment of a version on, and not before', async () => {
    const fee = async (month: string) =>
      Number(
        Reflect.get(
          objectOf(
            at(
              await post('/iemscloud/statistics/web/benefit/city/general', {
                ...of,
                dateType: 'month',
                beginDate: month,
                endDate: month,
              }),
              'electricityFee',
            ),
          ),
          'value',
        ),
      );
    const templateId = at(await post('electricityPrice/current/detail', of), 'templateId');
    expect(
      (await post('electricityPrice/reserved/create', { ...of, ...PRICES, templateId, effectiveDate: '2026-06-01' }))
        .code,
    ).toBe('0000');
    now = Date.UTC(2026, 4, 31, 21, 59);
    token = await tokenOf('tenant@demo.energy');
    const may = await fee('2026-05');
    expect(at(await post('electricityPrice/reserved/detail', of), 'version')).toBe('reserved');
    now = Date.UTC(2026, 4, 31, 22, 0); // 00:00 in Amsterdam
    expect(at(await post('electricityPrice/current/detail', of), 'peakPrice')).toBe(1);
    expect((await post('electricityPrice/reserved/detail', of)).data).toBeNull();
    expect(listAt(await post('electricityPrice/history/list', of))[0]).toMatchObject({
      version: 'history',
      expireDate: '2026-05-31',
    });
    now = Date.UTC(2026, 6, 1, 0);
    token = await tokenOf('tenant@demo.energy');
    expect(Math.abs((await fee('2026-05')) - may) / may).toBeLessThan(0.001);
    expect((await fee('2026-06')) / may).toBeGreaterThan(2);
  });

  it('tells what a fee and a price of solar energy had changed', async () => {
    const request = async (item: string, change: object) => {
      const path = item === 'contract/pv-price' ? 'pv/electricityPrice' : 'serviceFeeRate';
      const current = objectOf(at(await post(`${path}/current/detail`, of), '')) as object;
      return objectOf((await post('bill/effect', { ...current, ...of, ...change, item })).data) as {
        readonly lines: readonly {
          readonly line: string;
          readonly quantity: number;
          readonly current: number;
          readonly next: number;
        }[];
      };
    };
    const sun = (await request('contract/pv-price', { priceMode: 'fixed', fixedPrice: 0.1 })).lines.find(
      ({ line }) => line === 'pv',
    );
    expect(sun?.next).toBeCloseTo(0.1 * (sun?.quantity ?? 0), 1);
    const free = (await request('contract/pv-price', { priceMode: 'discount', discountRate: 100 })).lines.find(
      ({ line }) => line === 'pv',
    );
    expect(free).toMatchObject({ next: 0, current: sun?.current });
    const fee = (
      await request('contract/service-fee', { feeType: 'storage', rateMode: 'fixed', rate: 1234.5 })
    ).lines.find(({ line }) => line === 'service');
    expect(fee).toMatchObject({ quantity: 1, next: 1234.5 });
    const perKwh = (
      await request('contract/service-fee', { feeType: 'storage', rateMode: 'perKwh', rate: 0.05, periodRates: null })
    ).lines.find(({ line }) => line === 'service');
    expect(perKwh?.next).toBeCloseTo(0.05 * (perKwh?.quantity ?? 0), 1);
  });

  it('tells what a version had changed of the bill of last month', async () => {
    const current = objectOf(at(await post('basic/price/current/info', of), '')) as { readonly demandPrice: number };
    const request = async (demandPrice: number) =>
      objectOf((await post('bill/effect', { ...current, ...of, demandPrice, item: 'contract/basic-price' })).data) as {
        readonly month: string;
        readonly current: number;
        readonly next: number;
        readonly lines: readonly { readonly line: string; readonly current: number; readonly next: number }[];
      };
    const same = await request(current.demandPrice);
    expect(same).toMatchObject({ month: '2026-06', next: same.current });
    const dearer = await request(current.demandPrice * 2);
    const basic = dearer.lines.find(({ line }) => line === 'basic');
    expect(basic?.next).toBeCloseTo(2 * (basic?.current ?? 0), 1);
    expect(dearer.next - dearer.current).toBeCloseTo((basic?.next ?? 0) - (basic?.current ?? 0), 2);
  });
});
