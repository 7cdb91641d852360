import { CALL_NAMES, type CallOptions } from '../../call';
import type { FieldPermission } from '../../field';
import type { FieldConditions, Section } from '../../form';
import { isObject } from '../../isObject';
import type { Column, Filter, ListSpec, ReadyGroup, RowExpand, Search, TreeSpec } from '../../list';
import { isRelatedList, type ListSummary, type RelatedList } from '../../related';
import type { DeleteOptions, Resource, StandardAction } from '../../resource';
import type { Transition } from '../../workflow';
import type { Fields } from '../../field';
import { finding, type Check } from '../finding';
import { nearest } from '../nearest';
import { ACTION_OPTIONS, namesOf } from '../optionNames';

type Places = readonly (readonly [place: string, value: unknown])[];

const COLUMN = namesOf({ field: true, width: true, hidden: true, sortable: true } satisfies Record<keyof Column, true>);
const FILTER = namesOf({
  field: true,
  as: true,
  params: true,
  maxSpan: true,
  future: true,
  default: true,
  many: true,
  join: true,
  not: true,
} satisfies Record<keyof Filter, true>);
const SORT = namesOf({ field: true, order: true } satisfies Record<keyof NonNullable<ListSpec<Fields>['sort']>, true>);
const SEARCH = namesOf({ param: true, in: true } satisfies Record<keyof Search, true>);
const SUMMARY = namesOf({ call: true, show: true, at: true, refresh: true } satisfies Record<
  keyof ListSummary<object>,
  true
>);
const EXPAND = namesOf({ fields: true, related: true } satisfies Record<keyof RowExpand, true>);
const GROUP = namesOf({ by: true, sort: true } satisfies Record<keyof ReadyGroup, true>);
const SECTION = namesOf({ key: true, fields: true, visible: true, tab: true } satisfies Record<keyof Section, true>);
const CONDITIONS = namesOf({ visible: true, required: true, readOnly: true, valid: true } satisfies Record<
  keyof FieldConditions<object>,
  true
>);
const PERMISSION = namesOf({ see: true, change: true } satisfies Record<keyof FieldPermission, true>);
const TREE = namesOf({ parent: true, root: true, children: true, fixedRoot: true } satisfies Record<
  keyof TreeSpec<Fields>,
  true
>);
const RELATED = namesOf({ resource: true, by: true, permission: true, without: true, menu: true } satisfies Record<
  keyof RelatedList<Fields>,
  true
>);
const STANDARD = namesOf({
  detail: true,
  create: true,
  edit: true,
  delete: true,
  import: true,
  export: true,
} satisfies Record<StandardAction, true>);
const STANDARD_OPTIONS = namesOf({
  permission: true,
  visible: true,
  enabled: true,
  assignee: true,
  undo: true,
} satisfies Record<keyof DeleteOptions, true>);
const CALL = namesOf({
  call: true,
  idName: true,
  names: true,
  also: true,
  fixed: true,
  only: true,
  without: true,
  pages: true,
  offset: true,
  first: true,
  cursor: true,
  wrap: true,
  at: true,
  shape: true,
  optional: true,
} satisfies Record<keyof CallOptions, true>);
const MOVE = [
  ...namesOf({ from: true, to: true, guards: true, comment: true } satisfies Partial<Record<keyof Transition, true>>),
  ...ACTION_OPTIONS,
];

const entries = (place: string, parts: object | undefined): Places =>
  Object.entries(parts ?? {}).map(([key, one]) => [`${place}.${key}`, one] as const);

/** Every object of a schema that is written by hand, with what may be said in it. */
function partsOf(resource: Resource): readonly (readonly [places: Places, known: readonly string[]])[] {
  const { api, workflow, related, fields } = resource;
  const sections = (place: string, all: readonly Section[]): Places => all.map((one) => [`${place}.${one.key}`, one]);
  const lists = Object.entries(related).filter(([, one]) => isRelatedList(one));
  const permissions = Object.entries(fields).map(
    ([name, { options }]) => [`fields.${name}.permission`, options.permission] as const,
  );
  const calls = CALL_NAMES.filter((name) => name !== 'validate').map((name) => [`api.${name}`, api[name]] as const);
  return [
    [resource.columns.map((one) => [`list.columns.${one.field}`, one]), COLUMN],
    [resource.filters.map((one) => [`list.filters.${one.field}`, one]), FILTER],
    [[['list.sort', resource.sort]], SORT],
    [[['list.search', resource.search]], SEARCH],
    [[['list.summary', resource.summary]], SUMMARY],
    [[['list.expand', resource.expand]], EXPAND],
    [entries('list.groups', resource.groups), GROUP],
    [sections('form', resource.form), SECTION],
    [sections('detail', resource.detail), SECTION],
    [entries('when', resource.when), CONDITIONS],
    [permissions, PERMISSION],
    [[['tree', resource.tree]], TREE],
    [entries('related', Object.fromEntries(lists)), RELATED],
    [[['standard', resource.standard]], STANDARD],
    [entries('standard', resource.standard), STANDARD_OPTIONS],
    [calls, [...CALL, ...Object.keys(api.wire?.paging ?? {})]], // what a service says of pages is told at its place
    [entries('workflow.transitions', workflow?.transitions), MOVE],
  ];
}

/** What is written by hand says nothing that nobody reads: it would be left out without a word. */
export const checkParts: Check = (resource) =>
  partsOf(resource).flatMap(([places, known]) =>
    places.flatMap(([place, value]) =>
      (isObject(value) ? Object.keys(value) : [])
        .filter((name) => !known.includes(name))
        .map((name) =>
          finding(resource, `${place}.${name}`, 'error', `There is no option "${name}".`, nearest(name, known)),
        ),
    ),
  );
