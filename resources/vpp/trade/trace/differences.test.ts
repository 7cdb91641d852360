import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeRecord } from '@/schema';
import { responseDeclaration } from '@schemas/vpp/trade/response-declaration';
import { allResources } from '@mocks/resources';
import { holds } from '../../../../tests/properties/holds';
import { chainOf } from './chain';
import { differencesOf, type Difference } from './differences';
import { madeOrder, ORDER_ID, TWO_RESOURCES } from './testing/madeOrder';
import { MEASURES, SCHEMA_OF, STAGES, told, type Measure, type Stage, type TraceRecords } from './traceRecords';

const kW = fc.integer({ min: 1, max: 40_000 }).map((one) => one / 100);
const made = fc.record({
  resources: fc.array(
    fc.record({
      assigned: kW,
      sendStatus: fc.constantFrom('success' as const, 'success' as const, 'failed' as const, 'none' as const),
      gives: fc.integer({ min: -20, max: 160 }),
      ratio: fc.integer({ min: 0, max: 100 }),
    }),
    { minLength: 1, maxLength: 40 },
  ),
  price: fc.integer({ min: -5000, max: 40_000 }).map((one) => one / 10_000),
  hours: fc.integer({ min: 1, max: 4 }),
  penalty: fc.integer({ min: 0, max: 90_000 }).map((one) => one / 100),
  status: fc.constantFrom('completed' as const, 'completed' as const, 'stopped' as const, 'executing' as const),
  lineStatus: fc.constantFrom('editing' as const, 'confirmed' as const, 'settled' as const),
  offered: fc.constantFrom(0, 40, 250.5),
});

const sumOf = (measure: Measure, { parts }: Difference): number =>
  told(
    measure,
    parts.reduce((sum, part) => sum + part.value, 0),
  );
const differencesIn = (records: TraceRecords) => differencesOf(chainOf(records), records);
const between = (found: readonly Difference[], measure: Measure, from: Stage, to: Stage) =>
  found.find((one) => one.measure === measure && one.from === from && one.to === to);

describe('what is between two stages of an order', () => {
  holds(
    'adds up from its reasons, whatever the order was',
    fc.property(made, (one) =>
      differencesIn(madeOrder(one)).every((found) => sumOf(found.measure, found) === found.value),
    ),
  );
  holds(
    'has a reason where every record tells by the rules',
    fc.property(made, (one) => {
      const open = differencesIn(madeOrder(one)).filter(({ parts }) =>
        parts.some(({ reason }) => reason === 'unexplained' || reason === 'between'),
      );
      expect(open).toEqual([]);
    }),
  );
  holds(
    'adds up where some records are not known, and claims nothing of them',
    fc.property(
      made,
      fc.subarray(['order', 'bids', 'results', 'shares', 'commands', 'runResources', 'lines'] as const),
      (one, lacking) => {
        const records = { ...madeOrder(one), ...Object.fromEntries(lacking.map((kind) => [kind, undefined])) };
        const found = differencesIn(records);
        return (
          found.every((each) => sumOf(each.measure, each) === each.value && !Number.isNaN(each.value)) &&
          (lacking.length > 0 || found.every(({ parts }) => parts.every(({ reason }) => reason !== 'between')))
        );
      },
    ),
  );
  holds(
    'leads from the first figure of a measure to its last',
    fc.property(made, fc.constantFrom(...MEASURES), (one, measure) => {
      const records = madeOrder(one);
      const chain = chainOf(records);
      const figures = STAGES.flatMap((stage) => chain[stage][measure] ?? []).filter(({ least }) => least === undefined);
      const all = differencesIn(records).filter((each) => each.measure === measure);
      const [first, last] = [figures[0], figures.at(-1)];
      return told(measure, (first?.value ?? 0) + all.reduce((sum, { value }) => sum + value, 0)) === (last?.value ?? 0);
    }),
  );
});

it('names the command that failed, and the resource that gave less', () => {
  const found = differencesIn(madeOrder(TWO_RESOURCES));
  expect(between(found, 'power', 'assignment', 'commands')).toMatchObject({
    value: -100,
    parts: [{ reason: 'failed', said: 'No answer', names: ['Resource 1'], value: -100 }],
  });
  expect(between(found, 'energy', 'commands', 'execution')).toMatchObject({
    value: -40,
    parts: [{ reason: 'gaveLess', names: ['Resource 0'], value: -40 }],
  });
  // 60 % of its target: nothing of it counts
  expect(between(found, 'energy', 'execution', 'appraisal')).toMatchObject({
    value: -360,
    parts: [{ reason: 'belowBand', value: -360 }],
  });
});

it('tells what was offered dearer than the market cleared, and what the operator keeps', () => {
  const found = differencesIn(
    madeOrder({ ...TWO_RESOURCES, resources: [{ assigned: 200, sendStatus: 'success', gives: 100, ratio: 80 }] }),
  );
  expect(between(found, 'power', 'declaration', 'clearing')).toMatchObject({
    value: -40,
    parts: [{ reason: 'dearer' }],
  });
  expect(between(found, 'money', 'settlement', 'bill')).toMatchObject({
    value: -114,
    parts: [{ reason: 'operatorShare', value: -114 }],
  });
  expect(between(found, 'money', 'assignment', 'settlement')).toMatchObject({
    value: -30,
    parts: [{ reason: 'penalty', value: -30 }],
  });
});

it('says so where nothing says why, and where a record between is not known', () => {
  const records = madeOrder(TWO_RESOURCES);
  const [order] = records.order ?? [];
  const other: TraceRecords = { ...records, order: order && [{ ...order, targetPower: 350 }] };
  const found = differencesIn(other);
  expect(between(found, 'power', 'clearing', 'assignment')?.parts).toEqual([
    { reason: 'unable', value: -50 },
    { reason: 'unexplained', value: 50 },
  ]);
  const closed = differencesIn({ ...records, appraisals: undefined });
  expect(between(closed, 'energy', 'execution', 'settlement')?.parts).toEqual([{ reason: 'between', value: -360 }]);
});

it('begins with the assignment where there is no notice, and claims no difference before it', () => {
  const none: TraceRecords = { ...madeOrder(TWO_RESOURCES), notice: [], bids: [], declarations: [], results: [] };
  expect(differencesIn(none).some(({ from }) => from === 'notice' || from === 'clearing')).toBe(false);
});

it('adds up the offers of several resources where nobody bids', () => {
  const declared = (
    id: string,
    declaredPower: number,
    startTime: string,
    endTime: string,
    clearedPower: number | null,
  ) =>
    decodeRecord(responseDeclaration, {
      ...ORDER_ID,
      id,
      resourceId: id,
      declaredPower,
      declaredPrice: -0.05,
      abilityPower: 500,
      startTime,
      endTime,
      clearedPower,
      clearedPrice: clearedPower === null ? null : -0.05,
    });
  const records: TraceRecords = {
    bids: [],
    results: [],
    declarations: [
      declared('1', 100, '10:00', '11:00', 60),
      declared('2', 50, '10:00', '11:00', 50),
      declared('3', 80, '11:00', '12:00', null),
    ],
  };
  expect(chainOf(records).declaration).toMatchObject({
    power: { value: 150 },
    energy: { value: 230 },
    price: { value: -0.05 },
    money: { value: -11.5 },
  });
  expect(chainOf(records).clearing).toMatchObject({ power: { value: 110 }, money: { value: -5.5 } });
});

it('names no field that its record has not', () => {
  const fields = new Map(allResources.map((one) => [one.name, one.fields]));
  const chain = chainOf(madeOrder(TWO_RESOURCES));
  const inputs = STAGES.flatMap((stage) => MEASURES.flatMap((measure) => chain[stage][measure]?.inputs ?? []));
  expect(inputs.length).toBeGreaterThan(20);
  expect(inputs.filter(({ kind, field }) => fields.get(SCHEMA_OF[kind])?.[field] === undefined)).toEqual([]);
});
