import { fieldsIn } from '../../condition';
import { encodeField } from '../../codec';
import { wholeMeasure, type Measures } from '../../measure/measure';
import { unitFactor } from '../../measure/unit';
import type { Block } from '../../report/block';
import { blockFacts, type BlockFacts } from '../../report/blockFacts';
import type { Report } from '../../report/report';
import type { Finding, LintContext } from '../finding';
import { nearest } from '../nearest';
import { unknownFilters } from '../unknownFilters';
import { findingsAt, reportFile, type ReportCheck } from './reportCheck';

const repeated = (names: readonly string[]): string[] => [
  ...new Set(names.filter((name, index) => names.indexOf(name) !== index)),
];

/** Units that are not one: kWh and MWh are. */
const unitsOf = (keys: readonly string[], measures: Measures): string[] => {
  const units = keys.map((key) => measures[key]?.unit ?? '');
  return units.filter((unit, index) => units.findIndex((other) => unitFactor(other, unit) !== undefined) === index);
};

/** More axes are not told apart. How many a partial chart has is known from its answer: its drawing divides them. */
const AXES = 2;

type Checks = {
  readonly [K in Block['kind']]?: (
    report: Report,
    key: string,
    block: Extract<Block, { readonly kind: K }>,
    context: LintContext,
  ) => Finding[];
};

/** A block that compares needs a period among what it is sent. */
const checkCompare = (report: Report, key: string, { compare }: BlockFacts): Finding[] =>
  findingsAt(report, `blocks.${key}.compare`).error(
    compare !== undefined && !Object.values(report.params).some(({ type }) => type.traits?.period),
    'There is no period, so there is none before it.',
    'Remove `compare`, or let a parameter be a period(…).',
  );

const checkChart: Checks['chart'] = (report, key, { series, views = [], figure, switch: choices, partial }) => {
  const { measures, params } = report;
  const at = (place: string) => findingsAt(report, `blocks.${key}.${place}`);
  const stacks = [...new Set(series.flatMap(({ stack }) => stack ?? []))].map(
    (name) =>
      [
        name,
        unitsOf(
          series.filter(({ stack }) => stack === name).map(({ of }) => of),
          measures,
        ),
      ] as const,
  );
  const units = unitsOf(
    series.map(({ of }) => of),
    measures,
  );
  const sent = Object.entries(params).flatMap(([name, field]) => Object.keys(encodeField(field, name, null)));
  return [
    ...at('series').error(series.length === 0, 'It draws nothing.', "Name its measures: bars(['generation'])."),
    ...stacks.flatMap(([name, own]) =>
      at('series').error(
        own.length > 1,
        `"${name}" stacks ${own.map((unit) => `"${unit}"`).join(' and ')}, which do not add up.`,
        'Stack only what is in one unit.',
      ),
    ),
    ...at('series').warning(
      units.length > AXES && !partial,
      `It needs ${units.length} axes, for ${units.map((unit) => `"${unit}"`).join(', ')}.`,
      'Draw at most two units, and the others in a chart of their own.',
    ),
    ...at('views').error(
      views.includes('pie') && units.length > 1,
      `A pie of ${units.map((unit) => `"${unit}"`).join(' and ')} has no whole.`,
      'Leave the pie out, or draw only what is in one unit.',
    ),
    ...at('figure').error(
      figure !== undefined && !(figure in measures),
      `There is no measure "${figure ?? ''}".`,
      nearest(figure ?? '', Object.keys(measures)),
    ),
    ...at('figure').warning(
      figure !== undefined && measures[figure] !== undefined && !wholeMeasure(measures[figure]).sums,
      `"${figure ?? ''}" does not add up, so it has no total to show.`,
      'Name a measure that does, or put it into a block of figures.',
    ),
    ...at('switch').error(
      choices !== undefined && choices.values.length < 2,
      'There is nothing to choose.',
      'Name at least two values.',
    ),
    ...at('switch').error(
      choices !== undefined && sent.includes(choices.param),
      `"${choices?.param ?? ''}" is sent by a parameter already.`,
      'Rename it, or remove the switch.',
    ),
  ];
};

/** What is wrong in a block of a kind. */
const CHECKS: Checks = {
  chart: checkChart,
  figures: (report, key, { show }) => [
    ...findingsAt(report, `blocks.${key}.show`).error(show.length === 0, 'It shows nothing.', 'Name its measures.'),
  ],
  sensitivity: (report, key, { of }) => [
    ...findingsAt(report, `blocks.${key}.of`).error(
      of.length === 0,
      'It tells of no result.',
      "Name its measures: sensitivity(['npv']).",
    ),
    ...findingsAt(report, `blocks.${key}`).error(
      report.ask !== 'submit',
      'Only a calculator has inputs that can be moved.',
      "Remove it, or let the report `ask: 'submit'`.",
    ),
  ],
  table: (report, key, { columns, totals = false }) =>
    findingsAt(report, `blocks.${key}.totals`).error(
      totals && !columns.some((one) => report.measures[one] && wholeMeasure(report.measures[one]).sums),
      'None of its columns adds up.',
      'Remove `totals`.',
    ),
  list: (report, key, { resource, given }, { known, resources }) => [
    ...findingsAt(report, `blocks.${key}.resource`).error(
      known !== undefined && !known.has(resource),
      `There is no schema "${resource}".`,
      nearest(resource, [...(known ?? [])]),
    ),
    ...unknownFilters(report, `blocks.${key}.given`, resources?.get(resource), Object.keys(given), reportFile(report)),
  ],
  own: (report, key, _, { blockComponents: components }) =>
    findingsAt(report, `blocks.${key}`).error(
      components !== undefined && !components.has(key),
      'It has no component.',
      `Give it one: \`blocks.${key}\` in resources/${report.name}.views.tsx.`,
    ),
  kind: (report, key, { of }) => of.check?.(report, key) ?? [],
};

type AnyCheck = (report: Report, key: string, block: Block, context: LintContext) => Finding[];

function checkOne(report: Report, key: string, block: Block, context: LintContext): Finding[] {
  const { params } = report;
  const facts = blockFacts(block, key);
  const check = (CHECKS[block.kind] ?? (() => [])) as AnyCheck; // the look-up by kind is what makes this sound
  const at = (place?: string) => findingsAt(report, place === undefined ? `blocks.${key}` : `blocks.${key}.${place}`);
  const unknown = (place: string, names: readonly string[]) =>
    names
      .filter((name) => !(name in params))
      .flatMap((name) => at(place).error(true, `There is no parameter "${name}".`, nearest(name, Object.keys(params))));
  const twice = repeated([...facts.measures, ...(facts.others ?? [])]);
  return [
    ...unknown('visible', fieldsIn(block.visible)),
    ...unknown('send', facts.loads === false ? [] : (block.send ?? [])),
    ...twice.flatMap((name) => at().error(true, `"${name}" is shown twice.`, 'Name it once.')),
    ...checkCompare(report, key, facts),
    ...check(report, key, block, context),
  ];
}

/** Blocks show what there is, stack what adds up, and have totals where something does. */
export const checkReportBlocks: ReportCheck = (report, context) => {
  const blocks = Object.entries<Block>(report.blocks);
  const tabs = new Set(blocks.flatMap(([, { tab }]) => tab ?? []));
  return [
    ...blocks.flatMap(([key, block]) => checkOne(report, key, block, context)),
    ...findingsAt(report, 'blocks').error(
      blocks.length === 0,
      'The page is empty.',
      "Give it a block: figures('POST general', ['generation']).",
    ),
    ...findingsAt(report, 'blocks').warning(
      tabs.size === 1,
      `"${[...tabs].join('')}" is the only tab, so there is nothing to change to.`,
      'Remove `tab`, or put other blocks onto a second one.',
    ),
  ];
};
