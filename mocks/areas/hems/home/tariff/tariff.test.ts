import { describe, expect, it } from 'vitest';
import { at, listAt } from '../../../../testing';
import { cellsOf, homesAt, numberAt, valuesAt } from '../hemsTesting';

const NOW = '2026-10-25T11:37:20Z';

interface Node {
  readonly name: string;
  readonly nodeType: string;
  readonly businessId: string | null;
  readonly retailerId: string | null;
  readonly children: readonly Node[];
}

const flat = (nodes: readonly Node[]): Node[] => nodes.flatMap((node) => [node, ...flat(node.children)]);

async function monitor(now = NOW) {
  const backend = await homesAt(now);
  const nodes = flat((await backend.tell('market/tariff/tree')) as Node[]);
  const product = (name: string) => {
    const { businessId, retailerId } = nodes.find((node) => node.name === name && node.nodeType !== 'country') ?? {};
    return { businessId, ...(retailerId && { retailerId }) };
  };
  return {
    ...backend,
    nodes,
    product,
    on: (name: string, startDate: string, endDate = startDate) => ({ ...product(name), startDate, endDate }),
  };
}

describe('the tree', () => {
  it('is country, area, retailer, product', async () => {
    const { nodes, tell } = await monitor();
    const path: string[] = [];
    for (let at: Node | undefined = nodes[0]; at; at = at.children[0]) path.push(at.nodeType);
    expect(path).toEqual(['country', 'area', 'retailer', 'product']);
    expect(
      new Set(
        nodes.map(
          ({ nodeType, businessId, retailerId }) => `${nodeType} ${businessId !== null} ${retailerId !== null}`,
        ),
      ),
    ).toEqual(new Set(['country false false', 'area true false', 'retailer false true', 'product true true']));
    expect(at({ data: await tell('market/tariff/tree', {}, 'zh') }, '0.name')).toBe('荷兰');
  });
});

describe('prices of a product', () => {
  it('are those its homes pay', async () => {
    const { tell, on } = await monitor();
    const line = await tell('market/tariff/priceLine', on('Strom Dynamisch', '2026-10-24'));
    const home = await tell('station/energyCostPrice', {
      stationId: '100004',
      startDate: '2026-10-24',
      endDate: '2026-10-24',
    });
    expect(valuesAt(line, 'purchase')).toEqual(valuesAt(home, 'purchase'));
    expect(valuesAt(line, 'export')).toEqual(valuesAt(home, 'export'));
    expect(listAt({ data: line }, 'xlist')).toEqual(listAt({ data: home }, 'xlist'));
  });

  it('are also told in the currency a MWh, and sum up to the statistics', async () => {
    const { tell, on, request } = await monitor();
    const days = on('Timpris', '2026-10-25');
    const [cents, mega] = [
      await tell('market/tariff/priceLine', days),
      await tell('market/tariff/priceLine', { ...days, unit: 'EUR/MWh' }),
    ];
    expect(listAt({ data: mega }, 'ylist').map(({ unit }) => unit)).toEqual(Array(3).fill('SEK/MWh'));
    const buy = valuesAt(cents, 'purchase').flatMap((value) => value ?? []);
    expect(valuesAt(mega, 'purchase')[40]).toBeCloseTo((valuesAt(cents, 'purchase')[40] ?? NaN) * 10, 6);
    const statistics = await tell('market/tariff/statistics', days);
    expect(numberAt(statistics, 'highestPrice.value')).toBe(Math.max(...buy));
    expect(numberAt(statistics, 'lowestPrice.value')).toBe(Math.min(...buy));
    expect(numberAt(statistics, 'avgPrice.value')).toBeCloseTo(
      buy.reduce((sum, value) => sum + value, 0) / buy.length,
      5,
    );
    expect(numberAt(statistics, 'currentPrice.value')).toBe(
      valuesAt(cents, 'purchase')[numberAt(cents, 'signList.0.lineIndex')],
    );
    expect(numberAt(statistics, 'homeCount.value')).toBeGreaterThan(0);
    expect(await request('market/tariff/statistics', { ...days, unit: 'kg' })).toMatchObject({ code: '4001' });
  });

  it('of tomorrow come with the publication at 13:00; an area has spot alone', async () => {
    const { tell, on, wait } = await monitor('2026-10-25T11:58:00Z');
    const known = async (name: string) =>
      valuesAt(await tell('market/tariff/priceLine', on(name, '2026-10-26')), 'spot').filter((value) => value !== null)
        .length;
    expect([await known('Dynamisch Thuis'), await known('Netherlands')]).toEqual([0, 0]);
    wait(3);
    expect([await known('Dynamisch Thuis'), await known('Netherlands')]).toEqual([96, 96]);
    expect(
      listAt({ data: await tell('market/tariff/priceLine', on('Netherlands', '2026-10-26')) }, 'ylist').map(
        ({ dataKey }) => dataKey,
      ),
    ).toEqual(['spot']);
  });

  it('are exported as they are drawn', async () => {
    const { tell, request, on } = await monitor();
    const line = await tell('market/tariff/priceLine', on('Agile', '2026-10-25'));
    const rows = cellsOf(
      await (await request('market/tariff/priceLineExport', on('Agile', '2026-10-25'))).response.text(),
    );
    expect(rows.map((row) => row[2])).toEqual(
      valuesAt(line, 'purchase').map((value) => (value === null ? '' : String(value))),
    );
    expect(rows).toHaveLength(100);
  });

  it.each([
    [{}, '4001'],
    [{ businessId: '1' }, '4004'],
    [{ retailerId: '1' }, '4004'],
  ])('with %j instead are refused', async (change, code) => {
    const { request, on } = await monitor();
    const days = on('Agile', '2026-10-25');
    const { businessId: _businessId, ...without } = days;
    expect(
      await request(
        'market/tariff/priceLine',
        'retailerId' in change ? { ...days, ...change } : { ...without, ...change },
      ),
    ).toMatchObject({ code });
  });
});

describe('collections', () => {
  it('are paged and filtered, with the values a day has', async () => {
    const { request, product } = await monitor();
    const { businessId } = product('Dynamisch Thuis');
    const page = await request('market/tariff/collectionList', { pageNum: 1, pageSize: 10, businessId });
    expect(listAt(page)).toHaveLength(10);
    expect(at(page, 'totalSize')).toBe(47);
    expect(listAt(page)[0]).toMatchObject({
      date: '2026-10-26',
      status: 'waiting',
      expectedCount: 96,
      collectedCount: 0,
      tariffName: 'Dynamisch Thuis',
      retailerName: 'Polder Energie',
      marketAreaName: 'Netherlands',
    });
    expect(listAt(page)[1]).toMatchObject({ date: '2026-10-25', expectedCount: 100 });
    const failed = listAt(await request('market/tariff/collectionList', { status: 'failed' }));
    expect(failed.length).toBeGreaterThan(0);
    for (const row of failed)
      expect(row).toMatchObject({ status: 'failed', collectedCount: 0, failReason: expect.stringMatching(/./) });
    const some = listAt(
      await request('market/tariff/collectionList', { beginDate: '2026-10-01', endDate: '2026-10-02' }),
    );
    expect(new Set(some.map(({ date }) => date))).toEqual(new Set(['2026-10-01', '2026-10-02']));
  });

  it('begin when somebody asks, take their time, and refuse to begin twice', async () => {
    const { request, wait, product } = await monitor();
    const [partial] = listAt(await request('market/tariff/collectionList', { status: 'partial' }));
    const sent = { businessId: partial?.businessId, retailerId: partial?.retailerId, date: partial?.date };
    const state = async () =>
      listAt(
        await request('market/tariff/collectionList', {
          businessId: sent.businessId,
          beginDate: sent.date,
          endDate: sent.date,
        }),
      )[0];
    expect(await request('market/tariff/collect', sent)).toMatchObject({ code: '0000' });
    expect(await state()).toMatchObject({ status: 'collecting', collectTime: null });
    expect(await request('market/tariff/collect', sent)).toMatchObject({
      code: '4000',
      msg: 'These prices are being collected already.',
    });
    wait(1);
    expect(await state()).toMatchObject({
      status: 'complete',
      collectedCount: partial?.expectedCount,
      failReason: null,
    });
    const tomorrow = { ...product('Dynamisch Thuis'), date: '2026-10-26' };
    expect(await request('market/tariff/collect', tomorrow)).toMatchObject({ code: '0000' });
    wait(1);
    expect(
      listAt(
        await request('market/tariff/collectionList', {
          businessId: tomorrow.businessId,
          beginDate: '2026-10-26',
          endDate: '2026-10-26',
        }),
      )[0],
    ).toMatchObject({ status: 'failed' });
    for (const [date, code] of [
      ['', '4001'],
      ['2026-10-27', '4004'],
      ['2026-02-30', '4004'],
      ['2024-01-01', '4004'],
    ])
      expect(await request('market/tariff/collect', { ...tomorrow, date }), date).toMatchObject({ code });
  });
});
