import { fieldsIn } from '../../condition';
import { encodeField } from '../../codec';
import { wholeMeasure, type Measures } from '../../measure/measure';
import { unitFactor } from '../../measure/unit';
import type { Block, ChartBlock } from '../../report/block';
import type { Fields } from '../../field';
import type { Report } from '../../report/report';
import type { Finding, LintContext } from '../finding';
import { nearest } from '../nearest';
import { unknownFilters } from '../unknownFilters';
import { findingsAt, reportFile, type ReportCheck } from './reportCheck';
import { shownMeasures } from './shownMeasures';

const repeated = (names: readonly string[]): string[] => [
  ...new Set(names.filter((name, index) => names.indexOf(name) !== index)),
];

/** Units that are not one: kWh and MWh are. */
const unitsOf = (keys: readonly string[], measures: Measures): string[] => {
  const units = keys.map((key) => measures[key]?.unit ?? '');
  return units.filter((unit, index) => units.findIndex((other) => unitFactor(other, unit) !== undefined) === index);
};

function checkChart(
  report: Report,
  key: string,
  { series, views = [], figure, switch: choices }: ChartBlock<Fields, Measures>,
): Finding[] {
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
}

function checkOne(
  report: Report,
  key: string,
  block: Block,
  { known, resources, blockComponents: components }: LintContext,
): Finding[] {
  const { params, measures } = report;
  const at = (place?: string) => findingsAt(report, place === undefined ? `blocks.${key}` : `blocks.${key}.${place}`);
  const unknown = (place: string, names: readonly string[]) =>
    names
      .filter((name) => !(name in params))
      .flatMap((name) => at(place).error(true, `There is no parameter "${name}".`, nearest(name, Object.keys(params))));
  const twice = repeated(block.kind === 'table' ? block.columns : shownMeasures(block, measures));
  return [
    ...unknown('visible', fieldsIn(block.visible)),
    ...(block.kind === 'list' ? [] : unknown('send', block.send ?? [])),
    ...twice.flatMap((name) => at().error(true, `"${name}" is shown twice.`, 'Name it once.')),
    ...(block.kind === 'chart' ? checkChart(report, key, block) : []),
    ...(block.kind === 'figures'
      ? at('show').error(block.show.length === 0, 'It shows nothing.', 'Name its measures.')
      : []),
    ...(block.kind === 'sensitivity'
      ? [
          ...at('of').error(
            block.of.length === 0,
            'It tells of no result.',
            "Name its measures: sensitivity(['npv']).",
          ),
          ...at().error(
            report.ask !== 'submit',
            'Only a calculator has inputs that can be moved.',
            "Remove it, or let the report `ask: 'submit'`.",
          ),
        ]
      : []),
    ...(block.kind === 'figures'
      ? at('compare').error(
          block.compare !== undefined && !Object.values(params).some(({ type }) => type.name === 'period'),
          'There is no period, so there is none before it.',
          'Remove `compare`, or let a parameter be a period(…).',
        )
      : []),
    ...(block.kind === 'table' && block.totals
      ? at('totals').error(
          !block.columns.some((one) => measures[one] && wholeMeasure(measures[one]).sums),
          'None of its columns adds up.',
          'Remove `totals`.',
        )
      : []),
    ...(block.kind === 'list'
      ? at('resource').error(
          known !== undefined && !known.has(block.resource),
          `There is no schema "${block.resource}".`,
          nearest(block.resource, [...(known ?? [])]),
        )
      : []),
    ...(block.kind === 'list'
      ? unknownFilters(
          report,
          `blocks.${key}.given`,
          resources?.get(block.resource),
          Object.keys(block.given),
          reportFile(report),
        )
      : []),
    ...(block.kind === 'own'
      ? at().error(
          components !== undefined && !components.has(key),
          'It has no component.',
          `Give it one: \`blocks.${key}\` in resources/${report.name}.views.tsx.`,
        )
      : []),
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
