import { objectOf } from '@/schema/objectOf';
import {
  blockFacts,
  isRelatedList,
  type Block,
  type Call,
  CALL_NAMES,
  type CallSpec,
  type Fields,
  type Report,
  type Resource,
  type Round,
} from '@/schema';

/** A call that a schema declares, under the name it has there: `edit`, `actions.audit`, `fields.brandId`. */
export interface DeclaredCall {
  readonly name: string;
  readonly call: Call;
  /** It asks for choices or takes a file: what it is about is not what the schema is about. */
  readonly aside: boolean;
}

const specOf = (options: object, key: string): readonly CallSpec[] => {
  const value: unknown = Reflect.get(options, key);
  return typeof value === 'string' || (typeof value === 'object' && value !== null && 'call' in value)
    ? [value as CallSpec]
    : [];
};

/** Choices and uploads of fields, also of those inside rows and groups. */
function fieldCalls(fields: Fields, path: string): [name: string, spec: CallSpec][] {
  return Object.entries(fields).flatMap(([name, { options }]) => {
    const inner: unknown = Reflect.get(options, 'fields');
    return [
      ...[options, objectOf(Reflect.get(options, 'fill')) as object]
        .flatMap((from) => ['call', 'adds', 'suggest', 'upload'].flatMap((key) => specOf(from, key)))
        .map((spec): [string, CallSpec] => [`${path}.${name}`, spec]),
      ...(typeof inner === 'object' && inner !== null ? fieldCalls(inner as Fields, `${path}.${name}`) : []),
    ];
  });
}

/** What the rounds of an action call, and what their fields ask for. */
const roundCalls = (
  path: string,
  { call, task, sheet, instead, fields }: Round,
): [name: string, spec: CallSpec, aside: boolean][] => [
  ...[call, instead?.call, task?.call, task?.list, sheet?.upload, sheet?.template].flatMap(
    (spec): [string, CallSpec, boolean][] => (spec === undefined ? [] : [[path, spec, false]]),
  ),
  ...fieldCalls(fields, path).map(([name, spec]): [string, CallSpec, boolean] => [name, spec, true]),
];

export function callsOf(resource: Resource): DeclaredCall[] {
  const { actions, related, versions, summary, table, workflow, fields } = resource;
  const declared = (name: string, spec: CallSpec | undefined, aside = false): DeclaredCall[] =>
    spec === undefined ? [] : [{ name, call: resource.resolve(spec), aside }];
  const log = workflow?.log;
  return [
    ...CALL_NAMES.flatMap((name) => {
      const call = resource.call(name);
      return call ? [{ name, call, aside: false }] : [];
    }),
    ...Object.entries(actions).flatMap(([key, { call, load, form, rounds }]) => [
      ...declared(`actions.${key}`, call),
      ...declared(`actions.${key}.load`, load),
      ...(rounds ?? []).flatMap((one) =>
        roundCalls(`actions.${key}.${one.key}`, one).flatMap(([name, spec, aside]) => declared(name, spec, aside)),
      ),
      ...fieldCalls(form ?? {}, `actions.${key}`).flatMap(([name, spec]) => declared(name, spec, true)),
    ]),
    ...Object.entries(related).flatMap(([key, one]) =>
      isRelatedList(one) || !('call' in one) ? [] : declared(`related.${key}`, one.call),
    ),
    ...declared('list.summary', summary?.call),
    ...[table?.header, table?.keepHeader, table?.searches, table?.values].flatMap((spec) =>
      declared('list.table', spec, true),
    ),
    ...declared('versions.current.detail', versions?.current.detail),
    ...declared('versions.current.edit', versions?.current.edit),
    ...declared('versions.reserved.detail', versions?.reserved.detail),
    ...declared('versions.reserved.create', versions?.reserved.create),
    ...declared('versions.reserved.edit', versions?.reserved.edit),
    ...declared('versions.reserved.cancel', versions?.reserved.cancel),
    ...declared('versions.history', versions?.history),
    ...declared('versions.firstMonth', versions?.firstMonth),
    ...declared('versions.effect', versions?.effect?.call),
    ...(log === undefined || (typeof log === 'object' && 'field' in log) ? [] : declared('workflow.log', log, true)),
    ...fieldCalls(fields, 'fields').flatMap(([name, spec]) => declared(name, spec, true)),
  ];
}

export function callsOfReport(report: Report): DeclaredCall[] {
  return [
    ...(report.answer ? [{ name: 'answer', call: report.answer, aside: false }] : []),
    ...(report.download ? [{ name: 'download', call: report.download, aside: false }] : []),
    ...Object.entries(report.blocks).flatMap(([key, block]) =>
      'call' in block && block.call !== undefined
        ? [{ name: `blocks.${key}`, call: report.resolve(block.call), aside: block.kind === 'tree' }]
        : [],
    ),
    ...Object.entries<Block>(report.blocks).flatMap(([key, block]) =>
      block.kind === 'chart' && block.download !== undefined
        ? [{ name: `blocks.${key}.download`, call: report.resolve(block.download), aside: false }]
        : [],
    ),
    ...Object.entries<Block>(report.blocks).flatMap(([key, block]) => {
      const { runs } = blockFacts(block);
      return [runs?.call, runs?.groups, runs?.download].flatMap((spec) =>
        spec === undefined ? [] : [{ name: `blocks.${key}.runs`, call: report.resolve(spec), aside: true }],
      );
    }),
    ...fieldCalls(report.params, 'params').map(([name, spec]) => ({ name, call: report.resolve(spec), aside: true })),
  ];
}
