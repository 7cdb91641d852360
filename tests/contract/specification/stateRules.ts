import { objectOf } from '@/schema/objectOf';
import { matches, transitionOf, type Field, type Resource } from '@/schema';
import { isWritten } from './differs';
import { readRows } from './readRows';
import { specCalls, specFields } from './specification';

/** A way between states as the proposed fields have it: `pendingSign > pendingProcess | Approve | V-321`. */
interface Way {
  readonly table: string;
  readonly from: readonly string[];
  readonly to: string;
  readonly button: string;
  readonly calls: readonly string[];
}

const ways: readonly Way[] = readRows('states.tsv').map(
  ([table = '', from = '', to = '', button = '', calls = '']) => ({
    table,
    from: from.split(', '),
    to,
    button,
    calls: calls.split(' '),
  }),
);

const textOf = new Map([...specCalls].flatMap(([text, rows]) => rows.map(({ id }) => [id, text] as const)));

/** What a state is called on the wire: `published` may be the code 1. Undefined for what is none. */
function codeOf(field: Field, tables: readonly string[], name: string, word: string): string | undefined {
  const values: unknown = Reflect.get(field.options, 'values');
  if (!Array.isArray(values)) return undefined;
  if (values.map(String).includes(word)) return word;
  const aliases: unknown = Reflect.get(field.options, 'codeAliases');
  const alias: unknown = Reflect.get(objectOf(aliases), word);
  if (alias !== undefined) return String(alias);
  const type = tables.flatMap((table) => specFields.get(table) ?? []).find((one) => one.name === name)?.type ?? '';
  return new RegExp(`(\\w+) ${word}(?: |$)`).exec(type)?.[1];
}

/** Actions of a resource by what they call: its own, and the standard ones. */
function actionsCalling(
  resource: Resource,
  text: string,
): { readonly key: string; readonly open: (state: string, value: unknown) => boolean; readonly visible: unknown }[] {
  const own = Object.entries(resource.actions).flatMap(([key, { call, visible, on }]) =>
    call === undefined || on === 'page' ? [] : [{ key, call: resource.resolve(call), visible }],
  );
  const standard = (['edit', 'delete'] as const).flatMap((key) => {
    const call = resource.call(key);
    return call ? [{ key, call, visible: resource.standard[key]?.visible }] : [];
  });
  return [...own, ...standard].flatMap(({ key, call, visible }) => {
    const machine = transitionOf(resource.workflow, key)?.machine;
    const open = (state: string, value: unknown) =>
      // one beside the work is open by the state of the work
      machine?.within ? machine.within.includes(value) : matches(visible, { [state]: value });
    return `${call.method} ${call.path}` === text ? [{ key, open, visible }] : [];
  });
}

/** Ways between states that the buttons of a resource do not go as the specification says. */
export function stateProblems(resource: Resource, tables: readonly string[]): string[] {
  const own = ways.filter(({ table }) => tables.includes(table));
  return own.flatMap((way) => {
    const found = Object.entries(resource.fields).find(([name, field]) =>
      way.from.every((word) => codeOf(field, tables, name, word) !== undefined),
    );
    if (!found) return [];
    const [state, field] = found;
    const code = (word: string) => codeOf(field, tables, state, word);
    return way.calls.flatMap((id) => {
      const text = textOf.get(id) ?? '';
      const actions = actionsCalling(resource, text);
      if (actions.length === 0 || isWritten(resource.name, 'state', way.button)) return [];
      const said = new Set(own.filter((one) => one.calls.includes(id)).flatMap(({ from }) => from.map(code)));
      const values = Reflect.get(field.options, 'values') as readonly unknown[];
      const open = values
        .map(String)
        .filter((value) =>
          actions.some((one) => one.open(state, typeof values[0] === 'number' ? Number(value) : value)),
        );
      // A condition that looks at other fields, too, is not met by the state alone.
      const alone = actions.every(
        ({ visible }) =>
          !Object.keys(resource.fields).some(
            (name) => name !== state && JSON.stringify(visible ?? {}).includes(`"${name}"`),
          ),
      );
      const wrong = values
        .map(String)
        .filter((value) => (said.has(value) ? alone && !open.includes(value) : open.includes(value)));
      const to = code(way.to);
      const leads = actions
        .flatMap(({ key }) => transitionOf(resource.workflow, key) ?? [])
        .filter(({ machine }) => machine.state === state);
      const arrives =
        leads.length === 0 ||
        to === undefined ||
        leads.some(({ spec }) =>
          way.from.every(
            (word) => spec.from.map(String).includes(code(word) ?? '') && String(spec.to ?? code(word)) === to,
          ),
        );
      return [
        ...(wrong.length > 0
          ? [
              `${way.button} (${id}): open in ${[...said].join(', ')} as ${way.table} says; here in ${open.join(', ') || 'none'}.`,
            ]
          : []),
        ...(arrives
          ? []
          : [
              `${way.button} (${id}): leads from ${way.from.join(', ')} to ${way.to} as ${way.table} says; here to ${leads.map(({ spec }) => spec.to).join(', ')}.`,
            ]),
      ];
    });
  });
}
