import { diagram } from '@schemas/cloud/monitor/diagram.report';
import { defineSource } from '../../../report/reportSource';
import type { Device, DeviceType } from '../../../world/model';
import type { Site } from '../../../world/site';
import { devices, deviceState } from '../../../world/world';
import { rounded } from './live';

const TYPES: Readonly<Partial<Record<DeviceType, string>>> = {
  gridMeter: 'meter',
  transformer: 'transformer',
  inverter: 'pv',
  pcs: 'pcs',
  bms: 'battery',
  charger: 'charger',
  loadMeter: 'load',
};
/** Devices behind one switch. */
const FEEDER = 8;

interface Drawn {
  readonly node: Readonly<Record<string, unknown>> & { readonly id: string };
  /** kW towards the mains; null where nothing is heard of it. */
  readonly given: number | null;
}

const valueOf = (value: number | null | undefined, unit: string) =>
  value === null || value === undefined ? [] : [{ value: rounded(value, unit === '%' ? 1 : 2), unit }];

/** A device on its place: with its power, of a battery its charge. */
function drawn(site: Site, device: Device, at: { readonly x: number; readonly y: number }, now: number): Drawn {
  const shown = deviceState(site, device.id, now);
  const given = shown?.power ?? null;
  const draws =
    device.type === 'charger' ||
    device.type === 'loadMeter' ||
    device.type === 'gridMeter' ||
    device.type === 'transformer';
  return {
    node: {
      id: device.id,
      deviceId: device.id,
      type: TYPES[device.type],
      name: device.name[site.country === 'CN' ? 'zh' : 'en'],
      ...at,
      status: shown?.state ?? 'offline',
      values: device.type === 'bms' ? valueOf(shown?.soc, '%') : valueOf(given, 'kW'),
    },
    given: given === null ? null : draws ? -given : given,
  };
}

const sum = (parts: readonly Drawn[]): number | null =>
  parts.every(({ given }) => given === null) ? null : parts.reduce((all, { given }) => all + (given ?? 0), 0);

/** From above to below: what is given below flows up. */
const linkOf = (from: string, to: string, given: number | null) => ({
  from,
  to,
  flow: given === null || Math.abs(given) < 0.005 ? 0 : given > 0 ? -1 : 1,
  power: given === null ? null : rounded(Math.abs(given)),
});

/**
 * A site: mains, meter, transformer and busbar in a row; on the busbar switches with what is behind them, a column
 * each.
 */
function drawingOf(site: Site, now: number) {
  const zh = site.country === 'CN';
  const all = devices(site);
  const nodes: Drawn['node'][] = [];
  const links: ReturnType<typeof linkOf>[] = [];
  const of = (type: DeviceType) => all.filter((one) => one.type === type);
  let column = 0;
  const hang = (type: DeviceType, words: readonly [en: string, zh: string]) => {
    const found = of(type);
    for (let first = 0; first < found.length; first += FEEDER) {
      const id = `${site.id} ${type} ${first}`;
      const parts = found
        .slice(first, first + FEEDER)
        .map((one, index) => drawn(site, one, { x: column, y: index + 2 }, now));
      nodes.push(
        {
          id,
          type: 'switch',
          name: `${words[zh ? 1 : 0]} ${first / FEEDER + 1}`,
          x: column,
          y: 1,
          status: 'closed',
          values: valueOf(sum(parts), 'kW'),
        },
        ...parts.map(({ node }) => node),
      );
      links.push(linkOf(bus, id, sum(parts)), ...parts.map(({ node, given }) => linkOf(id, node.id, given)));
      column += 1;
    }
  };
  const bus = `${site.id} bus`;
  hang('inverter', ['PV feeder', '光伏馈线']);
  for (const pcs of of('pcs')) {
    const own = drawn(site, pcs, { x: column, y: 1 }, now);
    const packs = all
      .filter(({ type, parent }) => type === 'bms' && parent === pcs.id)
      .map((one) => drawn(site, one, { x: column, y: 2 }, now));
    nodes.push(own.node, ...packs.map(({ node }) => node));
    links.push(linkOf(bus, pcs.id, own.given), ...packs.map(({ node }) => linkOf(pcs.id, node.id, own.given)));
    column += 1;
  }
  hang('charger', ['Charging feeder', '充电馈线']);
  hang('loadMeter', ['Load feeder', '负荷馈线']);
  const middle = Math.max(0, column - 1) / 2;
  const parts = [...of('gridMeter').slice(0, 1), ...of('transformer')];
  const line = parts.map((one, index) => drawn(site, one, { x: middle - parts.length + index, y: 0 }, now));
  const given = line[0]?.given ?? null;
  const chain = [
    {
      id: `${site.id} grid`,
      type: 'grid',
      name: zh ? '市电' : 'Grid',
      x: middle - parts.length - 1,
      y: 0,
      status: given === null ? 'offline' : 'running',
      values: valueOf(given === null ? null : -given, 'kW'),
    },
    ...line.map(({ node }) => node),
    { id: bus, type: 'switch', name: zh ? '母线开关' : 'Busbar switch', x: middle, y: 0, status: 'closed', values: [] },
  ];
  return {
    nodes: [...chain, ...nodes],
    links: [...chain.slice(1).map(({ id }, index) => linkOf(chain[index]?.id ?? '', id, given)), ...links],
  };
}

/** Wiring as it is, and what flows. */
export default defineSource(
  diagram,
  {},
  { blocks: { picture: ({ now }, sites) => (sites[0] ? drawingOf(sites[0], now) : { nodes: [], links: [] }) } },
);
