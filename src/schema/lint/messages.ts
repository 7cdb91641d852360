import { actionFields } from '../action/actionKind';
import type { Fields } from '../field';
import type { Resource } from '../resource';
import { machinesOf, transitionsOf } from '../workflow/machine';
import { finding, type Check, type Finding, type LintMessages } from './finding';
import { textAt, textKeys } from '../textKeys';
import { unknownTexts } from './unknownTexts';
import { typeOptions } from '../typeOptions';

/** Where a text may be: the first place that has it counts. */
export type Need = readonly (readonly string[])[];

const has = (messages: LintMessages, path: readonly string[]): boolean =>
  textKeys(path.join('.'), messages).some((key) => (textAt(messages, key.split('.')) ?? '') !== '');

/** Labels of fields and words of their codes, also inside rows and groups. */
export function fieldNeeds(fields: Fields, scope: readonly string[]): Need[] {
  return Object.entries(fields).flatMap(([name, field]): Need[] => {
    const { values = [], shared, fields: inner = {} } = typeOptions(field);
    const words = values.map((code): Need => [
      shared ? ['enums', ...shared.split('.'), String(code)] : [...scope, 'enums', name, String(code)],
    ]);
    const label: Need[] = field.options.internal ? [] : [[[...scope, 'fields', name]]];
    return [...label, ...words, ...fieldNeeds(inner, [...scope, 'inner', name])];
  });
}

/** What each state means, why a move is not open, what goes on beside the workflow. */
function workflowNeeds({ workflow, fields }: Resource, scope: readonly string[]): Need[] {
  if (!workflow) return [];
  const machines = machinesOf(workflow);
  const states = machines.flatMap(({ state }) => {
    const field = fields[state];
    return (field ? (typeOptions(field).values ?? []) : []).map((code): Need => [
      [...scope, 'states', state, String(code)],
    ]);
  });
  const guards = transitionsOf(workflow).flatMap(({ spec: transition }) =>
    Object.keys(transition.guards ?? {}).map((name): Need => [[...scope, 'guards', name]]),
  );
  const parallel = machines.flatMap(({ key }) => (key ? [[[...scope, 'parallel', key]] satisfies Need] : []));
  return [...states, ...guards, ...parallel];
}

function needsOf(resource: Resource): Need[] {
  const scope = ['resources', resource.name];
  const sections = [...resource.form, ...resource.detail];
  const either = (...path: string[]): Need => [[...scope, ...path], path];
  return [
    [[...scope, 'name']],
    [[...scope, 'one']],
    ...fieldNeeds(resource.fields, scope),
    ...workflowNeeds(resource, scope),
    ...sections.map((one) => either('sections', one.key)),
    ...sections.flatMap((one) => (one.tab ? [either('tabs', one.tab)] : [])),
    ...Object.keys(resource.related).map((key): Need => [[...scope, 'related', key]]),
    ...Object.keys(resource.tone ?? {}).map((tone): Need => [[...scope, 'tones', tone]]),
    ...Object.keys(resource.groups ?? {}).map((key): Need => [[...scope, 'groups', key]]),
    ...Object.entries(resource.measures).map(([key, { words = key }]): Need => [['measures', words]]),
    ...Object.entries(resource.actions).flatMap(([key, action]): Need[] => [
      either('actions', key, 'label'),
      ...(action.confirm ? [either('actions', key, 'confirm')] : []),
      ...Object.values(actionFields(action)).flatMap((fields) => fieldNeeds(fields, scope)),
      ...(action.traces ?? []).flatMap(({ of, formula }): Need[] => [
        [[...scope, 'formulas', formula]],
        ...(resource.fields[of] ? [] : [[[...scope, 'fields', of]]]),
      ]),
    ]),
  ];
}

/** Texts that a resource or report needs and a language does not have. */
export function missingTexts(
  owner: { readonly name: string },
  needs: readonly Need[],
  messages: Readonly<Record<string, LintMessages>>,
): Finding[] {
  const area = owner.name.split('/')[0] ?? owner.name;
  const each = [...new Map(needs.map((need) => [JSON.stringify(need), need])).values()];
  return Object.entries(messages).flatMap(([locale, texts]) =>
    each
      .filter((need) => !need.some((path) => has(texts, path)))
      .map((need) => {
        const key = need[0]?.join('.') ?? '';
        const file = `locales/${area}/${locale}.json`;
        const ofAll = key.startsWith('measures.')
          ? `, or to locales/measures/${locale}.json when other areas have it, too`
          : '';
        return finding(
          owner,
          key,
          'error',
          `The text is missing in "${locale}".`,
          `Add ${key} to ${file}${ofAll}.`,
          file,
        );
      }),
  );
}

/** What has a label under `fields`: fields, those that actions ask, traced figures. */
function labelled({ fields, actions, measures }: Resource): string[] {
  const formFields = Object.values(actions).flatMap((action) => [
    ...Object.values(actionFields(action)).flatMap((one) => Object.keys(one)),
    ...(action.traces ?? []).map(({ of }) => of),
  ]);
  return [...Object.keys(fields), ...formFields, ...Object.keys(measures)];
}

/** Every text of a resource is there in every language, and none stands where nobody reads it. */
export const checkMessages: Check = (resource, { messages = {} }) => [
  ...missingTexts(resource, needsOf(resource), messages),
  ...unknownTexts(resource, labelled(resource), messages),
];
