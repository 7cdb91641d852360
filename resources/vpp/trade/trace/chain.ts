import { minutesOf } from '@/dsl';
import type { AnyRecord } from '@/schema';
import { billedLines } from './billedLines';
import { demandsOf, highest, offersOf, ownBids, ownResults } from './offers';
import {
  numberOf,
  sumKnown,
  textOf,
  told,
  type Measure,
  type RecordKind,
  type Stage,
  type TraceRecords,
} from './traceRecords';

/** A figure of a record that another is computed from. */
export interface Input {
  readonly kind: RecordKind;
  readonly record: AnyRecord;
  readonly field: string;
}

/** A figure of a stage: kW, kWh, money a kWh or money, whatever unit its record has. */
export interface Figure {
  readonly value: number;
  /** Its formula in words: `vpp.trace.formulas.<formula>`. */
  readonly formula: string;
  readonly inputs: readonly Input[];
  /** It is a limit, from here to the value: no other figure is compared with it. */
  readonly least?: number;
}

export type Figures = Readonly<Partial<Record<Measure, Figure>>>;
export type Chain = Readonly<Record<Stage, Figures>>;

const inputsOf = (kind: RecordKind, records: readonly AnyRecord[], ...fields: string[]): Input[] =>
  records.flatMap((record) => fields.map((field) => ({ kind, record, field })));

/** The figure, where its value is known. */
const figure = (
  measure: Measure,
  value: number | null,
  formula: string,
  inputs: readonly Input[],
): Partial<Record<Measure, Figure>> =>
  value === null ? {} : { [measure]: { value: told(measure, value), formula, inputs } };

/** How long an order lasts. */
export function hoursOf(order: AnyRecord | undefined): number | null {
  const minutes =
    numberOf(order, 'duration') ?? minutesOf(textOf(order, 'endTime')) - minutesOf(textOf(order, 'startTime'));
  return Number.isNaN(minutes) || minutes <= 0 ? null : minutes / 60;
}

/** How long a share or a command lasts: its own times, else those of the order. */
export function ownHours(row: AnyRecord, order: AnyRecord | undefined): number | null {
  const own = minutesOf(textOf(row, 'endTime')) - minutesOf(textOf(row, 'startTime'));
  return Number.isNaN(own) || own <= 0 ? hoursOf(order) : own / 60;
}

const weighted = (rows: readonly { readonly energy: number; readonly price: number }[]): number | null => {
  const energy = rows.reduce((sum, row) => sum + row.energy, 0);
  return energy > 0 ? rows.reduce((sum, row) => sum + row.energy * row.price, 0) / energy : null;
};

/** What was offered, by the records that say it. */
export function ownBidsOrDeclarations(records: TraceRecords): readonly AnyRecord[] {
  const bids = ownBids(records) ?? [];
  return bids.length > 0 ? bids : (records.declarations ?? []);
}

function noticeFigures({ notice = [] }: TraceRecords): Figures {
  const [one] = notice;
  const demands = demandsOf(one);
  const [floor, cap] = [numberOf(one, 'priceFloor'), numberOf(one, 'priceCap')];
  const most = numberOf(one, 'demandPower');
  return {
    ...figure('power', most === null ? null : most * 1000, 'demandPower', inputsOf('notice', notice, 'demandPower')),
    ...figure(
      'energy',
      demands.length > 0 ? demands.reduce((sum, { power, hours }) => sum + power * hours, 0) : null,
      'demandEnergy',
      inputsOf('notice', notice, 'periods'),
    ),
    ...(cap !== null && {
      price: {
        value: cap,
        formula: 'priceLimits',
        inputs: inputsOf('notice', notice, 'priceFloor', 'priceCap'),
        least: floor ?? cap,
      },
    }),
  };
}

function declarationFigures(records: TraceRecords): Figures {
  const bids = ownBids(records) ?? [];
  if (bids.length > 0) {
    const [energy, income] = ['bidEnergy', 'expectedIncome'].map((name) =>
      sumKnown(bids.map((one) => numberOf(one, name))),
    );
    const [first] = bids;
    const price = bids.length === 1 ? numberOf(first, 'bidPrice') : energy ? (income ?? 0) / energy : null;
    return {
      ...figure(
        'power',
        sumKnown(bids.map((one) => numberOf(one, 'bidPower'))),
        'bidPower',
        inputsOf('bids', bids, 'bidPower'),
      ),
      ...figure('energy', energy ?? null, 'bidEnergy', inputsOf('bids', bids, 'bidEnergy')),
      ...figure(
        'price',
        price,
        'bidPrice',
        inputsOf('bids', bids, ...(bids.length === 1 ? ['bidPrice'] : ['expectedIncome', 'bidEnergy'])),
      ),
      ...figure('money', income ?? null, 'bidIncome', inputsOf('bids', bids, 'expectedIncome')),
    };
  }
  const { declarations = [] } = records;
  const offers = offersOf(records);
  if (offers.length === 0) return {};
  const rows = offers.map(({ power, hours, price }) => ({ energy: power * hours, price: price ?? 0 }));
  const timed = inputsOf('declarations', declarations, 'declaredPower');
  const priced = inputsOf('declarations', declarations, 'declaredPower', 'declaredPrice');
  return {
    ...figure('power', highest(offers, ({ power }) => power).power, 'declaredPower', timed),
    ...figure(
      'energy',
      rows.reduce((sum, { energy }) => sum + energy, 0),
      'declaredEnergy',
      timed,
    ),
    ...figure('price', weighted(rows), 'declaredPrice', priced),
    ...figure(
      'money',
      rows.reduce((sum, row) => sum + row.energy * row.price, 0),
      'declaredIncome',
      priced,
    ),
  };
}

function clearingFigures(records: TraceRecords): Figures {
  const results = ownResults(records) ?? [];
  if (results.length > 0) {
    const all = (name: string) => sumKnown(results.map((one) => numberOf(one, name)));
    const rows = results.map((one) => ({
      energy: numberOf(one, 'clearedEnergy') ?? 0,
      price: numberOf(one, 'clearedPrice') ?? 0,
    }));
    const [first] = results;
    return {
      ...figure('power', all('clearedPower'), 'clearedPower', inputsOf('results', results, 'clearedPower')),
      ...figure('energy', all('clearedEnergy'), 'clearedEnergy', inputsOf('results', results, 'clearedEnergy')),
      ...figure(
        'price',
        results.length === 1 ? numberOf(first, 'clearedPrice') : weighted(rows),
        'clearedPrice',
        inputsOf('results', results, 'clearedPrice'),
      ),
      ...figure(
        'money',
        all('expectedIncome'),
        'clearedIncome',
        inputsOf('results', results, 'clearedEnergy', 'clearedPrice'),
      ),
    };
  }
  // a market that answers no bids tells what it took with each declaration
  const declared = (ownBids(records) ?? []).length > 0 ? [] : (records.declarations ?? []);
  const taken = declared.filter((one) => numberOf(one, 'clearedPower') !== null);
  if (taken.length === 0) return {};
  const offers = offersOf({ declarations: taken });
  const rows = offers.map((one) => ({ energy: (one.taken ?? 0) * one.hours, price: one.takenPrice ?? 0 }));
  const powers = inputsOf('declarations', taken, 'clearedPower');
  const priced = inputsOf('declarations', taken, 'clearedPower', 'clearedPrice');
  return {
    ...figure('power', highest(offers, (one) => one.taken ?? 0).power, 'clearedOfDeclared', powers),
    ...figure(
      'energy',
      rows.reduce((sum, { energy }) => sum + energy, 0),
      'clearedDeclaredEnergy',
      powers,
    ),
    ...figure('price', weighted(rows), 'clearedPrice', priced),
    ...figure(
      'money',
      rows.reduce((sum, row) => sum + row.energy * row.price, 0),
      'clearedIncome',
      priced,
    ),
  };
}

/** The shares that are more than nothing. */
export const givenShares = ({ shares = [] }: TraceRecords): AnyRecord[] =>
  shares.filter((row) => (numberOf(row, 'assignedPower') ?? 0) !== 0);

/** Energy of powers over their hours; `null` where a time is not known. */
function energyOf(rows: readonly { readonly power: number; readonly hours: number | null }[]): number | null {
  if (rows.length === 0 || rows.some(({ hours }) => hours === null)) return null;
  return rows.reduce((sum, { power, hours }) => sum + power * (hours ?? 0), 0);
}

function assignmentFigures(records: TraceRecords): Figures {
  const order = records.order?.[0];
  const given = givenShares(records);
  const ofOrder = (...names: string[]) => (order ? inputsOf('order', [order], ...names) : []);
  const power = given.map((row) => ({ power: numberOf(row, 'assignedPower') ?? 0, hours: ownHours(row, order) }));
  return {
    ...figure(
      'power',
      sumKnown(power.map((row) => row.power)),
      'assignedPower',
      inputsOf('shares', given, 'assignedPower'),
    ),
    ...figure('energy', energyOf(power), 'assignedEnergy', inputsOf('shares', given, 'assignedPower')),
    ...figure('price', numberOf(order, 'price'), 'orderPrice', ofOrder('price')),
    ...figure('money', numberOf(order, 'expectedIncome'), 'orderIncome', ofOrder('targetEnergy', 'price')),
  };
}

/** What each resource was told last, besides to stop. */
export function lastCommands({ commands = [] }: TraceRecords): AnyRecord[] {
  const last = new Map<string, AnyRecord>();
  for (const row of commands) {
    if (row.commandType === 'stop') continue;
    const id = textOf(row, 'resourceId');
    const before = last.get(id);
    if (before === undefined || textOf(before, 'sendTime') <= textOf(row, 'sendTime')) last.set(id, row);
  }
  return [...last.values()];
}

/** kW a resource was told and has taken. */
export const takenPower = (command: AnyRecord | undefined): number =>
  command?.sendStatus === 'success' ? (numberOf(command, 'targetPower') ?? 0) : 0;

function commandFigures(records: TraceRecords): Figures {
  const order = records.order?.[0];
  const last = lastCommands(records);
  if (!last.some((row) => row.sendStatus === 'success' || row.sendStatus === 'failed')) return {};
  const taken = last.filter((row) => row.sendStatus === 'success');
  const inputs = inputsOf('commands', taken, 'targetPower');
  const hours = hoursOf(order);
  const power = taken.reduce((sum, row) => sum + takenPower(row), 0);
  return {
    ...figure('power', power, 'takenPower', inputs),
    ...figure('energy', hours === null ? null : power * hours, 'takenEnergy', inputs),
  };
}

function executionFigures({ order = [], runs = [], runResources }: TraceRecords): Figures {
  const [kind, from]: [RecordKind, readonly AnyRecord[]] = order.length > 0 ? ['order', order] : ['runs', runs];
  const [one] = from;
  if (runs.length === 0 && runResources === undefined && order.length === 0) return {};
  return {
    ...figure(
      'power',
      numberOf(one, 'responsePower'),
      'responsePower',
      inputsOf(kind, from, 'baselinePower', 'responsePower'),
    ),
    ...figure(
      'energy',
      numberOf(one, 'responseEnergy'),
      'responseEnergy',
      inputsOf(kind, from, 'responseEnergy', 'completionRate'),
    ),
  };
}

const appraisalFigures = ({ appraisals = [] }: TraceRecords): Figures =>
  figure(
    'energy',
    numberOf(appraisals[0], 'effectiveEnergy'),
    'effectiveEnergy',
    inputsOf(
      'appraisals',
      appraisals.slice(0, 1),
      'responseEnergy',
      'targetEnergy',
      'completionRate',
      'appraisalFactor',
    ),
  );

function settlementFigures({ trades = [], lines = [] }: TraceRecords): Figures {
  const [trade] = trades;
  if (trade) {
    const energy = numberOf(trade, 'effectiveEnergy');
    const ofTrade = (...names: string[]) => inputsOf('trades', [trade], ...names);
    return {
      ...figure(
        'energy',
        energy === null ? null : energy * 1000,
        'settledEnergy',
        lines.length > 0 ? inputsOf('lines', lines, 'effectiveEnergy') : ofTrade('effectiveEnergy'),
      ),
      ...figure('price', numberOf(trade, 'unitPrice'), 'unitPrice', ofTrade('unitPrice')),
      ...figure('money', numberOf(trade, 'amount'), 'amount', ofTrade('responseFee', 'penalty')),
    };
  }
  const all = (name: string) => sumKnown(lines.map((one) => numberOf(one, name)));
  const [fee, penalty] = [all('responseFee'), all('penalty')];
  const rows = lines.map((one) => ({
    energy: numberOf(one, 'effectiveEnergy') ?? 0,
    price: numberOf(one, 'unitPrice') ?? 0,
  }));
  return {
    ...figure('energy', all('effectiveEnergy'), 'settledEnergy', inputsOf('lines', lines, 'effectiveEnergy')),
    ...figure('price', weighted(rows), 'meanPrice', inputsOf('lines', lines, 'unitPrice')),
    ...figure(
      'money',
      fee === null ? null : fee - (penalty ?? 0),
      'lineAmounts',
      inputsOf('lines', lines, 'responseFee', 'penalty'),
    ),
  };
}

function billFigures(records: TraceRecords): Figures {
  const lines = billedLines(records).flatMap(({ line, bill }) => (bill ? [line] : []));
  if (lines.length === 0) return {};
  const all = (name: string) => sumKnown(lines.map((one) => numberOf(one, name)));
  const rows = lines.map((one) => ({
    energy: numberOf(one, 'effectiveEnergy') ?? 0,
    price: numberOf(one, 'unitPrice') ?? 0,
  }));
  return {
    ...figure('energy', all('effectiveEnergy'), 'billedEnergy', inputsOf('lines', lines, 'effectiveEnergy')),
    ...figure('price', weighted(rows), 'meanPrice', inputsOf('lines', lines, 'unitPrice')),
    ...figure('money', all('customerAmount'), 'customerAmounts', inputsOf('lines', lines, 'customerAmount')),
  };
}

/** The figures of an order stage by stage, as far as its records are known. */
export const chainOf = (records: TraceRecords): Chain => ({
  notice: noticeFigures(records),
  declaration: declarationFigures(records),
  clearing: clearingFigures(records),
  assignment: assignmentFigures(records),
  commands: commandFigures(records),
  execution: executionFigures(records),
  appraisal: appraisalFigures(records),
  settlement: settlementFigures(records),
  bill: billFigures(records),
});
