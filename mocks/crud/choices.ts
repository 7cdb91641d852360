import { wireName, type CallText, type Field, type Resource, typeOptions } from '@/schema';
import type { BackendContext } from '../core/context';
import type { Incoming } from '../core/incoming';
import type { Endpoint } from '../core/router';
import { codeWords } from './codeWords';
import { valuesOf } from './import/rowFinders';

type Box = readonly { readonly code: unknown; readonly desc: string }[];

/** Codes a field may have: those of an enumeration, those its samples are of. */
function codesOf(field: Field): readonly unknown[] {
  return [...valuesOf(field), ...(typeOptions(field).samples ?? [])];
}

function boxOf({ labels }: BackendContext, resource: Resource, name: string, { locale }: Incoming): Box {
  const field = resource.fields[name];
  return (field ? codesOf(field) : []).map((code) => ({
    code,
    desc: codeWords(labels, resource, name, String(code), locale) ?? String(code),
  }));
}

/** The lists of codes of a resource, by the wire names of its fields: what a `type-box` call answers. */
export function choicesOf(context: BackendContext, resource: Resource, incoming: Incoming): Record<string, Box> {
  const boxes = Object.entries(resource.fields).map(
    ([name, { options }]) => [wireName(name, options), boxOf(context, resource, name, incoming)] as const,
  );
  return Object.fromEntries(boxes.filter(([, box]) => box.length > 0));
}

interface ChoiceField {
  readonly resource: Resource;
  readonly name: string;
  /** Its place in the answer; absent where the answer is its list. */
  readonly at: string | undefined;
}

function choiceFields(resource: Resource): (ChoiceField & { readonly call: CallText })[] {
  return Object.entries(resource.fields).flatMap(([name, field]) => {
    const { call: spec, within, at } = typeOptions(field);
    if (typeof spec !== 'string' || within !== undefined) return [];
    const { method, path } = resource.resolve(spec);
    return [
      {
        resource,
        name,
        call: `${method} ${path}` as const,
        at,
      },
    ];
  });
}

/**
 * Calls that `options` fields ask for their choices, from the codes that are declared: the field's list, or an object
 * with those of all fields of the resources and reports that ask. Choices that depend on another field need a written
 * handler.
 */
export function choiceEndpoints(context: BackendContext): Endpoint[] {
  const calls = new Map<CallText, ChoiceField[]>();
  const owners = [...context.resources.values(), ...[...context.reports.values()].map(({ resource }) => resource)];
  for (const { call, ...one } of owners.flatMap(choiceFields)) calls.set(call, [...(calls.get(call) ?? []), one]);
  return [...calls].map(([call, fields]): Endpoint => {
    const [first] = fields;
    const [method = 'GET', path = ''] = call.split(' ');
    const answer = (incoming: Incoming) => {
      if (first && first.at === undefined) return boxOf(context, first.resource, first.name, incoming);
      const all = [...new Set(fields.map(({ resource }) => resource))].map((resource) =>
        choicesOf(context, resource, incoming),
      );
      return Object.assign(
        {},
        ...all,
        ...fields.map(({ resource, name, at = name }) => ({ [at]: boxOf(context, resource, name, incoming) })),
      ) as Record<string, Box>;
    };
    return {
      method: method as Endpoint['method'],
      path,
      need: { menus: [first?.resource.name ?? '', ...fields.map(({ resource }) => resource.name)] },
      handle: answer,
    };
  });
}
