/*
 * Which figures of the pages are the same figure. A reading is a text as it is shown, or a number computed from a file.
 */
import { blockOf, measure } from './names.mjs';

const NOTHING = '-';
const [inReport, inUsage] = [blockOf('energy-report'), blockOf('energy-usage')];

const numbers = (chart, column) => {
  const place = chart.columns.indexOf(column);
  return chart.file
    .map(({ values }) => values[place])
    .filter((text) => text !== '')
    .map(Number);
};

const add = (values) => (values.length === 0 ? NOTHING : values.reduce((sum, value) => sum + value, 0));

/**
 * Total of a table, and the sum of the column in the file; `null` where the chart is empty for a home without such a
 * device.
 */
function chartReadings(screen, title, column, name) {
  const chart = screen.charts[title];
  return chart
    ? { [`${name} table`]: chart.total[column], [`${name} file`]: add(numbers(chart, column)) }
    : { [`${name} table`]: null, [`${name} file`]: null };
}

const ringRow = (screen, ring, row) => screen.charts[ring]?.rows.find(([name]) => name === row)?.[1] ?? null;
const ringFile = (screen, ring, row) => {
  const text = screen.charts[ring]?.file.find(({ at }) => at[0] === row)?.values[0];
  return text === undefined ? null : text === '' ? NOTHING : Number(text);
};

/** A series of a chart, and what the table of the same name says. */
const seriesOf = (screen, block) => (key, name) => chartReadings(screen, block, measure(key), name);

/** Energies and money of some days, on every page that has them. */
export function energyFigures({ dashboard, cost, usage, report, device }) {
  const today = (card, name) => device?.tiles[card]?.[name] ?? null;
  const ring = (of, key) => ({
    [`${of} ring`]: ringRow(usage, of, measure(key)),
    [`${of} ring file`]: ringFile(usage, of, measure(key)),
  });
  const item = (key) => report.items[measure(key)];
  const trend = seriesOf(report, inReport('energyTrend'));
  const green = seriesOf(report, inReport('greenTrend'));
  const bars = seriesOf(usage, inUsage('trend'));
  const compared = (key) => ({
    ...seriesOf(report, inReport('comparison'))(key, 'comparison'),
    ...seriesOf(usage, inUsage('saving'))(key, 'usage comparison'),
  });
  const { tiles } = dashboard;
  return {
    'grid purchase': {
      dashboard: tiles.Grid.Imported,
      'cost card': cost.tiles.Grid.Imported,
      ...chartReadings(cost, 'Quantity', 'Imported', 'quantity'),
      balance: usage.terms['Grid import'],
      report: item('importEnergy'),
      ...trend('importEnergy', 'report'),
      device: today('Grid meter', 'Imported today'),
    },
    'grid export': {
      dashboard: tiles.Grid.Exported,
      'cost card': cost.tiles.Grid.Exported,
      ...chartReadings(cost, 'Quantity', 'Exported', 'quantity'),
      balance: usage.terms['Grid export'],
      report: item('exportEnergy'),
      ...trend('exportEnergy', 'report'),
      device: today('Grid meter', 'Exported today'),
    },
    cost: {
      dashboard: tiles['Cost saving'].Cost,
      'cost card': cost.tiles.Amount.Purchase,
      benefit: cost.tiles.Benefit.Cost,
      ...chartReadings(cost, 'Amount', 'Purchase', 'amount'),
    },
    earned: {
      dashboard: tiles['Cost saving'].Earned,
      'cost card': cost.tiles.Amount['Feed-in'],
      benefit: cost.tiles.Benefit.Earned,
      ...chartReadings(cost, 'Amount', 'Feed-in', 'amount'),
    },
    'solar energy': {
      dashboard: tiles.Solar.Generated,
      ...ring('Generation', 'pvProduction'),
      balance: usage.terms.PV ?? null,
      report: item('production'),
      'report green': item('pvProduction'),
      ...trend('production', 'report'),
      ...green('pvProduction', 'green'),
      device: today('Solar', 'Produced today'),
    },
    'CO₂ reduction': {
      dashboard: tiles.Solar['CO₂ reduction'],
      usage: usage.heads['CO₂ reduction'],
      report: item('co2Reduction'),
      ...green('co2Reduction', 'green'),
    },
    'battery charge': {
      dashboard: tiles.Battery.Charged,
      ...ring('Usage', 'chargeEnergy'),
      balance: usage.terms['Battery charge'] ?? null,
      report: item('chargeEnergy'),
      device: today('Battery', 'Charged today'),
    },
    'battery discharge': {
      dashboard: tiles.Battery.Discharged,
      ...ring('Generation', 'dischargeEnergy'),
      balance: usage.terms['Battery discharge'] ?? null,
      report: item('dischargeEnergy'),
      device: today('Battery', 'Discharged today'),
    },
    'charger charge': {
      dashboard: tiles['EV charger'].Charged,
      ...ring('Usage', 'chargerEnergy'),
      balance: usage.terms['EV charge'] ?? null,
      device: today('EV charger', 'Charged today'),
    },
    'charger discharge': {
      dashboard: tiles['EV charger'].V2X,
      ...ring('Generation', 'chargerDischarge'),
      balance: usage.terms['EV discharge'] ?? null,
      device: today('EV charger', 'Discharged today'),
    },
    heat: { dashboard: tiles['Heat&Cool'].Consumed, device: today('Heat&Cool', 'Consumed today') },
    usage: { ring: usage.heads.Usage, 'ring table': usage.charts.Usage?.total.Usage, ...bars('usage', 'bars') },
    generation: {
      ring: usage.heads.Generation,
      'ring table': usage.charts.Generation?.total.Generation ?? null,
      ...bars('generation', 'bars'),
    },
    consumption: { report: item('consumption'), ...trend('consumption', 'report') },
    'self-use': { report: item('selfUse'), ...trend('selfUse', 'report') },
    'solar export': {
      report: item('sunToGrid'),
      ...green('sunToGrid', 'green'),
      ...seriesOf(usage, inUsage('solar'))('sunToGrid', 'solar usage'),
    },
    independence: {
      usage: usage.heads['Self-sufficiency'],
      ring: ringRow(usage, 'Self-sufficiency', 'Self-supplied'),
      report: item('independence'),
    },
    'self-use share': {
      usage: usage.heads['Self-consumption rate'],
      ring: ringRow(usage, 'Self-consumption rate', 'Used at home'),
      report: item('selfUseRate'),
    },
    saving: {
      usage: usage.heads['Cost saving'],
      report: item('costSaving'),
      ...seriesOf(report, inReport('savingTrend'))('costSaving', 'saving'),
    },
    'cost without automation': { report: item('baselineCost'), ...compared('baselineCost') },
    'actual cost': { report: item('actualCost'), ...compared('actualCost') },
  };
}

const extremes = {
  'Highest price': (values) => Math.max(...values),
  'Lowest price': (values) => Math.min(...values),
  'Average price': (values) => add(values) / values.length,
};

/** Prices of some days: cards against the file of the price chart; on one day also against the dashboard's. */
export function priceFigures({ cost, dashboard, sameDay }) {
  const perKwh = (side, traded) => {
    const [energy, money] = [
      ['Quantity', traded],
      ['Amount', side],
    ].map(([title, column]) => add(numbers(cost.charts[title], column)));
    return energy === NOTHING || energy === 0 ? NOTHING : (money / energy) * 100;
  };
  const sides = [
    ['Purchase', 'Imported'],
    ['Feed-in', 'Exported'],
  ];
  return Object.fromEntries(
    sides.flatMap(([side, traded]) => [
      ...Object.entries(extremes).map(([card, of]) => [
        `${card}, ${side}`,
        {
          card: cost.tiles[card][side],
          file: of(numbers(cost.charts.Price, side)),
          'dashboard file': sameDay ? of(numbers(dashboard.charts['Price and grid power'], side)) : null,
        },
      ]),
      [`price per kWh, ${side}`, { card: cost.tiles['Per kWh'][side], files: perKwh(side, traded) }],
    ]),
  );
}

const NODES = {
  Grid: ['Grid', 'Grid meter'],
  Solar: ['Solar', 'Solar'],
  Battery: ['Battery', 'Battery'],
  'EV charger': ['EV charger', 'EV charger'],
  'Heat&Cool': ['Heat&Cool', 'Heat&Cool'],
};

/** The last row of a column that has a value. */
const latest = (chart, column) => numbers(chart, column).at(-1) ?? NOTHING;

/**
 * The flow of this moment: what it says and draws, the last row of the charts, the devices; sizes without their sign.
 */
export function flowFigures({ dashboard, device, now }) {
  const { flow, charts, tiles } = dashboard;
  const [power, price] = [charts['Device power'], charts['Price and grid power']];
  const sentence = (name) =>
    flow.said.match(new RegExp(`(?:^|\\. )${name.replace('&', '&')}: ([^.]*(?:\\.\\d[^.]*)*)`))?.[1] ?? '';
  const amount = (text, unit) => text.match(new RegExp(`(-?[\\d,.]+ ?${unit})(?![\\w/])`))?.[1];
  const drawn = (name) => flow.drawn[flow.drawn.indexOf(name) + 1];
  const figures = {
    'flow of home load': {
      said: amount(flow.said, 'kW'),
      drawn: flow.drawn[flow.drawn.indexOf('Home load') - 1],
      chart: latest(power, 'Home load'),
    },
  };
  for (const [name, [column, card]] of Object.entries(NODES)) {
    if (!power.columns.includes(column)) continue;
    figures[`flow of ${name}`] = {
      said: amount(sentence(name), 'kW'),
      drawn: drawn(name),
      chart: latest(power, column),
      device: device.tiles[card]?.Power ?? null,
      ...(name === 'Grid' && { 'price chart': latest(price, 'Grid') }),
    };
  }
  const charge = device.tiles.Battery?.['State of charge'];
  if (charge)
    figures.charge = {
      said: amount(sentence('Battery'), '%'),
      drawn: flow.drawn.find((text) => /^[\d.]+%$/.test(text)), // it stands in the ring, alone with its unit
      device: charge,
    };
  const warmth = device.tiles['Heat&Cool']?.Temperature;
  if (warmth) figures.temperature = { said: amount(sentence('Heat&Cool'), '°C'), device: warmth };
  for (const side of ['Purchase', 'Feed-in']) {
    const held = price.file.findLast(
      ({ at, values }) => Date.parse(at[2]) <= now && values[price.columns.indexOf(side)] !== '',
    );
    const word = side === 'Purchase' ? 'Buying at' : 'Selling at';
    figures[`live price, ${side}`] = {
      dashboard: tiles['Live price'][side],
      chart: Number(held.values[price.columns.indexOf(side)]),
      flow: flow.said.match(new RegExp(`${word} (-?[\\d,.]+ [^.,]+)`))?.[1] ?? null,
    };
  }
  return figures;
}

/** Every row of a table that is in view against the same row of its file. */
export function rowFigures(page, { charts }) {
  return Object.fromEntries(
    Object.entries(charts).flatMap(([title, { columns, rows = [], file }]) =>
      rows.flatMap(([, ...cells], row) =>
        columns.map((column, place) => [
          `${page}, ${title}, row ${row + 1}, ${column}`,
          { table: cells[place], file: file[row].values[place] === '' ? NOTHING : Number(file[row].values[place]) },
        ]),
      ),
    ),
  );
}
