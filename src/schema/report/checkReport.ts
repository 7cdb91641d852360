import { objectOf } from '../objectOf';
import { isObject } from '../isObject';
import { nearest } from '../lint/nearest';
import type { Fields } from '../field';
import type { Measures } from '../measure/measure';
import type { Behaviour } from './behaviour';
import type { ReportSpec } from './report';

const PROPERTIES = [
  'name',
  'api',
  'params',
  'when',
  'measures',
  'fields',
  'about',
  'site',
  'blocks',
  'download',
  'ask',
  'answer',
  'fill',
  'refresh',
] satisfies readonly (keyof ReportSpec<Fields, Measures, Fields, string>)[];
const KINDS = ['figures', 'chart', 'table', 'list', 'tree', 'sensitivity', 'own', 'kind'];
const OWN_FILE = new Set(['name', 'params', 'measures', 'blocks']);

type Given = Readonly<Record<string, unknown>>;
const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** Behaviours of a chart that name measures. */
const MEASURED: ReadonlySet<unknown> = new Set(['levels', 'difference'] satisfies Behaviour['name'][]);

const behavioursOf = (given: unknown): readonly { readonly name?: unknown; readonly of?: unknown }[] =>
  Array.isArray(given) ? given.filter(isObject) : [];

/** What a block names that the report does not have, each with what was probably meant. */
function unknownNames(key: string, block: Given, given: Given): string[] {
  const measures = Object.keys(objectOf(given.measures));
  const params = Object.keys(objectOf(given.params));
  const series = Array.isArray(block.series) ? block.series.map((one) => String(isObject(one) ? one.of : one)) : [];
  const check = (place: string, names: readonly string[], known: readonly string[], what: string) =>
    names
      .filter((name) => !known.includes(name))
      .map((name) => `blocks.${key}.${place}: "${name}" is no ${what}. ${nearest(name, known)}`);
  return [
    ...check('show', textsOf(block.show), measures, 'measure'),
    ...check('series', series, measures, 'measure'),
    ...check('of', textsOf(block.of), measures, 'measure'),
    ...check(
      'columns',
      textsOf(block.columns),
      [...params, ...measures, ...Object.keys(objectOf(given.fields)), 'time'],
      'parameter, measure or field',
    ),
    ...check('facts', textsOf(block.facts), Object.keys(objectOf(given.fields)), 'field'),
    ...check('given', Object.values(objectOf(block.given)).map(String), params, 'parameter'),
    ...check('picks', typeof block.picks === 'string' ? [block.picks] : textsOf(block.picks), params, 'parameter'),
    ...check('from', Object.keys(objectOf(block.from)), params, 'parameter'),
    ...check('inputs', textsOf(block.inputs), params, 'parameter'),
    ...check('unit', textsOf([block.unit]), params, 'parameter'),
    ...check('belowZero', textsOf([block.belowZero].flat()), measures, 'measure'),
    ...behavioursOf(block.with).flatMap(({ name, of }) =>
      MEASURED.has(name) ? check(`with.${String(name)}`, textsOf(of), measures, 'measure') : [],
    ),
  ];
}

function blockProblems(key: string, block: unknown, given: Given): string[] {
  if (!isObject(block) || !KINDS.includes(String(block.kind)))
    return [`blocks.${key} is no block. Make it with figures, chart, table, list, tree, sensitivity or own of @/dsl.`];
  const hasSource =
    block.call !== undefined || given.answer !== undefined || ['list', 'own', 'kind'].includes(String(block.kind));
  return [
    ...(hasSource ? [] : [`blocks.${key} asks for nothing. Give it a call, or the report an answer that it reads.`]),
    ...unknownNames(key, block, given),
  ];
}

/**
 * Throws when a spec cannot become a report, with its file, the property and what to write. Types say it first; this is
 * for what runs without them.
 */
export function checkReport(spec: unknown): void {
  const given = isObject(spec) ? spec : {};
  if (typeof given.name !== 'string' || given.name === '')
    throw new Error(
      "A report has no name. Name it after its file: schemas/statistics/sales.report.ts is name: 'statistics/sales'.",
    );
  const problems = [
    ...Object.keys(given)
      .filter((name) => !PROPERTIES.some((one) => one === name))
      .map((name) => `${name} is no property of a report. ${nearest(name, PROPERTIES)}`),
    ...[...OWN_FILE].filter((name) => given[name] === undefined).map((name) => `${name} is missing.`),
    ...(given.ask === 'submit' && given.answer === undefined
      ? ["ask is 'submit' and there is no answer. Give the call of the button: answer: 'POST calculate'."]
      : []),
    ...(typeof given.about === 'string' && !Object.hasOwn(objectOf(given.params), given.about)
      ? [`about: "${given.about}" is no parameter. ${nearest(given.about, Object.keys(objectOf(given.params)))}`]
      : []),
    ...(typeof given.site === 'string' && !Object.hasOwn(objectOf(given.params), given.site)
      ? [`site: "${given.site}" is no parameter. ${nearest(given.site, Object.keys(objectOf(given.params)))}`]
      : []),
    ...Object.keys(objectOf(objectOf(given.fill).values))
      .filter((name) => !Object.hasOwn(objectOf(given.params), name))
      .map((name) => `fill: "${name}" is no parameter. ${nearest(name, Object.keys(objectOf(given.params)))}`),
    ...Object.entries(objectOf(given.blocks)).flatMap(([key, block]) => blockProblems(key, block, given)),
  ];
  if (problems.length > 0)
    throw new Error(problems.map((one) => `schemas/${given.name as string}.report.ts: ${one}`).join('\n'));
}
