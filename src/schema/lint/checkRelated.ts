import type { Resource } from '../resource';
import { isRelatedList, type AnyRelated } from '../related';
import { blockFacts } from '../report/blockFacts';
import { finding, type Check, type Finding, type LintContext } from './finding';
import { nearest } from './nearest';
import { unknownFilters } from './unknownFilters';

const EVERY = /^\d+ (?:s|min)$/;

/** Names of something that the resource does not have. */
function unknown(
  resource: Resource,
  place: string,
  names: readonly string[],
  known: readonly string[],
  what: string,
): Finding[] {
  return names
    .filter((name) => !known.includes(name))
    .map((name) => finding(resource, place, 'error', `There is no ${what} "${name}".`, nearest(name, known)));
}

function checkOne(resource: Resource, key: string, related: AnyRelated, { known, resources }: LintContext): Finding[] {
  const place = `related.${key}`;
  const fields = ['id', ...Object.keys(resource.fields)];
  if (isRelatedList(related)) {
    return [
      ...(known ? unknown(resource, place, [related.resource], [...known], 'schema') : []),
      ...unknown(resource, `${place}.by`, Object.values(related.by), fields, 'field'),
      ...unknownFilters(resource, `${place}.by`, resources?.get(related.resource), Object.keys(related.by)),
    ];
  }
  const { measures, others = [] } = blockFacts(related, key);
  return [
    ...unknown(resource, place, measures, Object.keys(resource.measures), 'measure'),
    ...unknown(resource, place, others, ['time', ...fields, ...Object.keys(resource.measures)], 'field or measure'),
    ...unknown(resource, `${place}.send`, related.send ?? [], fields, 'field'),
    ...(related.call === undefined && related.kind !== 'own'
      ? [finding(resource, place, 'error', 'The block asks for nothing.', "Give it a call: 'GET statistics'.")]
      : []),
  ];
}

function checkSummary(resource: Resource): Finding[] {
  const { summary, refresh } = resource;
  const times = [
    ['list.refresh', refresh],
    ['list.summary.refresh', summary?.refresh],
  ] as const;
  return [
    ...(summary ? unknown(resource, 'list.summary.show', summary.show, Object.keys(resource.measures), 'measure') : []),
    ...times.flatMap(([place, every]) =>
      every !== undefined && !EVERY.test(every)
        ? [finding(resource, place, 'error', `"${every}" is no time.`, "Write '30 s' or '5 min'.")]
        : [],
    ),
  ];
}

/** Figures above a list and the tabs of a record show what there is. */
export const checkRelated: Check = (resource, context) => [
  ...checkSummary(resource),
  ...Object.entries(resource.related).flatMap(([key, related]) => checkOne(resource, key, related, context)),
];
