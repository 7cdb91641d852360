import type { Action } from '../action/action';
import { kindOf, kindsGiven } from '../action/actionKind';
import type { Resource, StandardAction } from '../resource';
import { isRelatedList } from '../related';
import { transitionOf } from '../workflow/machine';
import { finding, type Check, type Finding } from './finding';
import { nearest } from './nearest';

const STANDARD: ReadonlySet<string> = new Set<StandardAction>([
  'detail',
  'create',
  'edit',
  'delete',
  'export',
  'import',
]);

/** What is loaded before a dialog is seen. */
function checkLoad(resource: Resource, key: string, { load, shows, form, call }: Action): Finding[] {
  const place = `actions.${key}`;
  return [
    ...(shows && !load
      ? [
          finding(
            resource,
            `${place}.shows`,
            'error',
            'Nothing is loaded that could be shown.',
            "Add the call that answers it: load: 'GET …'.",
          ),
        ]
      : []),
    ...(load && !shows && !form
      ? [
          finding(
            resource,
            `${place}.load`,
            'error',
            'What is loaded is shown nowhere.',
            'Add `shows`, or a `form` with fields of the same names.',
          ),
        ]
      : []),
    ...(form && !call
      ? [finding(resource, `${place}.form`, 'error', 'What is asked is sent nowhere.', 'Add the call.')]
      : []),
  ];
}

/** What is looked at are the files of one record, and nothing is done to them. */
function checkPreview(resource: Resource, key: string, { previews, on, call, load }: Action): Finding[] {
  if (previews === undefined) return [];
  const place = `actions.${key}.previews`;
  return [
    ...(resource.fields[previews]?.type.traits?.files
      ? []
      : [finding(resource, place, 'error', `"${previews}" is no field with files.`, 'Name a field made with file().')]),
    ...(on === 'row'
      ? []
      : [finding(resource, place, 'error', 'Files of one record are looked at.', "Let it stand on 'row'.")]),
    ...(call || load
      ? [finding(resource, place, 'error', 'Nothing is asked or sent to look at files.', 'Remove `call` and `load`.')]
      : []),
  ];
}

const unknown = (
  resource: Resource,
  place: string,
  names: readonly string[],
  known: readonly string[],
  what: string,
): Finding[] =>
  names
    .filter((name) => !known.includes(name))
    .map((name) =>
      finding(resource, place, 'error', `"${name}" is no ${what} of ${resource.name}.`, nearest(name, known)),
    );

/** The inputs of told figures are there. */
function checkTraces(resource: Resource, key: string, { traces = [], sources = [] }: Action): Finding[] {
  const fields = Object.keys(resource.fields);
  const inputs = [...new Set(traces.flatMap((trace) => trace.inputs))];
  return [
    ...unknown(resource, `actions.${key}.traces`, inputs, fields, 'field'),
    ...unknown(resource, `actions.${key}.sources`, sources, fields, 'field'),
  ];
}

/** The sections of a paper are there. */
function checkPaper(resource: Resource, key: string, { paper }: Action): Finding[] {
  if (!paper) return [];
  const { sections, parts, total } = paper;
  const place = `actions.${key}.paper`;
  const known = resource.detail.map((one) => one.key);
  const lists = Object.entries(resource.related).flatMap(([one, related]) => (isRelatedList(related) ? [one] : []));
  return [
    ...unknown(resource, place, sections, known, 'section'),
    ...unknown(resource, place, parts === undefined ? [] : [parts], lists, 'list beside the record'),
    ...unknown(resource, place, total === undefined ? [] : [total], Object.keys(resource.fields), 'field'),
  ];
}

/** Kinds that look at each other exclude each other: `paper` and `rounds` are two actions. */
function checkAlone(resource: Resource, key: string, action: Action): Finding[] {
  const [one, other] = kindsGiven(action);
  if (one === undefined || other === undefined) return [];
  return [
    finding(
      resource,
      `actions.${key}`,
      'error',
      `"${key}" is of two kinds, ${one} and ${other}.`,
      'Make two actions of it, each with a key of its own.',
    ),
  ];
}

const CHECKS: Readonly<Record<string, typeof checkLoad>> = {
  files: checkPreview,
  traces: checkTraces,
  paper: checkPaper,
};

/** An action does something, has a name of its own, and does not change data without a permission. */
export const checkActions: Check = (resource, { actionComponents }) =>
  Object.entries<Action>(resource.actions).flatMap(([key, action]) => {
    const place = `actions.${key}`;
    const own = actionComponents?.has(key) ?? false;
    const kind = kindOf(action);
    const transition = transitionOf(resource.workflow, key)?.spec;
    const method = action.call ? resource.resolve(action.call).method : undefined;
    const error = (reason: string, fix: string) => finding(resource, place, 'error', reason, fix);
    return [
      ...(STANDARD.has(key) || key === 'list' || key === 'show'
        ? [error(`"${key}" is a standard action already.`, 'Rename it, or describe the standard one in `standard`.')]
        : []),
      ...(transition && transition.call !== action.call
        ? [error(`"${key}" is a transition and an action.`, 'Rename one of them.')]
        : []),
      ...(kind.name !== 'own' || own
        ? []
        : [
            error(
              `"${key}" has neither a call, nor something to load or to look at, nor a component.`,
              `Give it a call, or \`actions.${key}\` in resources/${resource.name}.views.tsx.`,
            ),
          ]),
      ...(own ? [] : checkLoad(resource, key, action)),
      ...checkAlone(resource, key, action),
      ...((kind.check ?? CHECKS[kind.name])?.(resource, key, action) ?? []),
      ...(action.permission === false && method && method !== 'GET'
        ? [
            finding(
              resource,
              place,
              'warning',
              `"${key}" changes data and needs no permission.`,
              'Remove `permission: false`, so that a grant decides.',
            ),
          ]
        : []),
    ];
  });
