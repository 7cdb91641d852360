import {
  encodeField,
  isRelatedList,
  kindOf,
  type Action,
  type AnyRelated,
  type AnyVersions,
  type CallSpec,
  type Fields,
  type Resource,
} from '@/schema';
import type { DescribedCall } from './callsOf';

/** Wire names of some fields, each once. */
export const wiresOf = (fields: Fields, names: readonly string[]): string[] => [
  ...new Set(names.flatMap((name) => (fields[name] ? Object.keys(encodeField(fields[name], name, null)) : [name]))),
];

function described(
  resource: Resource,
  name: string,
  spec: CallSpec | undefined,
  parameters: readonly string[],
  code?: string,
): DescribedCall[] {
  if (spec === undefined) return [];
  const { method, path } = resource.resolve(spec);
  return [{ name, method, path, parameters, action: false, ...(code !== undefined && { code }) }];
}

function relatedCalls(resource: Resource, key: string, related: AnyRelated): DescribedCall[] {
  if (isRelatedList(related) || related.call === undefined) return [];
  const { idName } = resource.resolve(related.call);
  return described(
    resource,
    `related.${key}`,
    related.call,
    [idName, ...wiresOf(resource.fields, related.send ?? [])],
    related.permission,
  );
}

function versionCalls(
  resource: Resource,
  { of, effective, current, reserved, history, firstMonth, effect }: AnyVersions,
): DescribedCall[] {
  const whose = wiresOf(resource.fields, [of]);
  const sourceCalls = [
    ...new Set([...whose, ...wiresOf(resource.fields, [...resource.form.flatMap((one) => one.fields), effective])]),
  ];
  const { idName } = resource.resolve(current.detail);
  return [
    ...described(resource, 'versions.current.detail', current.detail, whose),
    ...described(resource, 'versions.current.edit', current.edit, [idName, ...sourceCalls], 'edit'),
    ...described(resource, 'versions.reserved.detail', reserved.detail, whose),
    ...described(resource, 'versions.reserved.create', reserved.create, sourceCalls, 'reserve'),
    ...described(resource, 'versions.reserved.edit', reserved.edit, [idName, ...sourceCalls], 'reserve'),
    ...described(resource, 'versions.reserved.cancel', reserved.cancel, [idName, ...whose], 'cancel'),
    ...described(resource, 'versions.history', history, whose),
    ...described(resource, 'versions.firstMonth', firstMonth, whose),
    ...described(resource, 'versions.effect', effect?.call, ['item', ...sourceCalls]),
  ];
}

function loadCalls(resource: Resource): DescribedCall[] {
  return Object.entries<Action>(resource.actions).flatMap(([key, { load, on, permission = key }]) => {
    if (load === undefined) return [];
    const sent = [on].flat().includes('row') ? [resource.resolve(load).idName] : [];
    return described(resource, `${key}.load`, load, sent, permission === false ? undefined : permission);
  });
}

/** The calls of actions of a kind of their own. */
function kindCalls(resource: Resource): DescribedCall[] {
  return Object.entries<Action>(resource.actions).flatMap(([key, action]) =>
    Object.entries(kindOf(action).calls?.(action) ?? {}).flatMap(([name, spec]) => {
      const { permission = key } = action;
      const sent = spec && [action.on].flat().includes('row') ? [resource.resolve(spec).idName] : [];
      return described(resource, `${key}.${name}`, spec, sent, permission === false ? undefined : permission);
    }),
  );
}

/** What the rounds of actions ask and send. */
function roundCalls(resource: Resource): DescribedCall[] {
  return Object.entries<Action>(resource.actions).flatMap(([key, { rounds = [], permission = key }]) =>
    rounds.flatMap(({ key: round, fields, call, instead, task, sheet }) => {
      const code = permission === false ? undefined : permission;
      const sent = [call, instead?.call].flatMap((spec) =>
        described(resource, `${key}.${round}`, spec, wiresOf(fields, Object.keys(fields)), code),
      );
      const sourceCalls = [task?.call, task?.list].flatMap((spec) =>
        described(resource, `${key}.${round}`, spec, ['taskId'], code),
      );
      return [
        ...sent,
        ...sourceCalls,
        ...[sheet?.upload, sheet?.template].flatMap((spec) => described(resource, `${key}.${round}`, spec, [], code)),
      ];
    }),
  );
}

/**
 * The calls of what a resource shows beside its records: figures above the list, blocks on the page of a record, what
 * actions load before they ask, versions.
 *
 * @param listed what the list is narrowed and searched by
 */
export function moreCalls(resource: Resource, listed: readonly string[]): DescribedCall[] {
  return [
    ...described(resource, 'summary', resource.summary?.call, listed),
    ...Object.entries(resource.related).flatMap(([key, one]) => relatedCalls(resource, key, one)),
    ...loadCalls(resource),
    ...roundCalls(resource),
    ...kindCalls(resource),
    ...described(resource, 'rules', resource.api.rules, []),
    ...[resource.table?.header, resource.table?.keepHeader, resource.table?.searches, resource.table?.values].flatMap(
      (spec) => described(resource, 'list.table', spec, ['tableCode']),
    ),
    ...(resource.versions ? versionCalls(resource, resource.versions) : []),
  ];
}
