import { fieldsIn } from '../condition';
import type { Resource } from '../resource';
import { machinesOf, transitionsOf, type Machine } from '../workflow/machine';
import { finding, type Check, type Finding } from './finding';
import { typeOptions } from '../typeOptions';

type Named = readonly [place: string, state: unknown];

const valuesOf = (resource: Resource, { state }: Machine): readonly unknown[] => {
  const field = resource.fields[state];
  return field ? (typeOptions(field).values ?? []) : [];
};

/** Every state somebody named, with its place. */
function namedStates(resource: Resource, machine: Machine): Named[] {
  const { workflow } = resource;
  // keys of an object are texts
  const valueOf = (text: string) => valuesOf(resource, machine).find((value) => String(value) === text) ?? text;
  const place = machine.key ? `parallel.${machine.key}.` : '';
  const { limits = {}, onEdit = {} } = machine.key || !workflow ? {} : workflow;
  return [
    ...(machine.key ? [] : (workflow?.path ?? []).map((one): Named => ['path', one])),
    ...Object.keys(limits).map((one): Named => ['limits', valueOf(one)]),
    ...Object.entries(onEdit).flatMap(([from, to]): Named[] => [
      ['onEdit', valueOf(from)],
      ['onEdit', to],
    ]),
    ...Object.entries(machine.transitions).flatMap(([key, { from, to }]) =>
      [...from, ...(to === undefined ? [] : [to])].map((one): Named => [`${place}transitions.${key}`, one]),
    ),
  ];
}

function unknownStates(resource: Resource, machine: Machine): Finding[] {
  const values = valuesOf(resource, machine);
  return namedStates(resource, machine)
    .filter(([, one]) => !values.includes(one))
    .map(([place, one]) =>
      finding(
        resource,
        `workflow.${place}`,
        'error',
        `"${String(one)}" is no state of "${machine.state}".`,
        `Use one of: ${values.join(', ')}.`,
      ),
    );
}

function strangeWithin(resource: Resource, machine: Machine): Finding[] {
  const [main] = machinesOf(resource.workflow);
  const values = main ? valuesOf(resource, main) : [];
  return (machine.within ?? [])
    .filter((one) => !values.includes(one))
    .map((one) =>
      finding(
        resource,
        `workflow.parallel.${machine.key}.within`,
        'error',
        `"${String(one)}" is no state of "${main?.state}".`,
        `Use one of: ${values.join(', ')}.`,
      ),
    );
}

/** Two moves between the same states that send the same cannot be told apart by whoever reads the log. */
function twins(resource: Resource, { key: part, transitions }: Machine): Finding[] {
  const ways = new Map<string, string>();
  return Object.entries(transitions).flatMap(([key, { from, to, send }]) =>
    from.flatMap((one) => {
      const way = `${String(one)} to ${String(to ?? one)}`;
      const sent = `${way} ${JSON.stringify(send ?? null)}`;
      const other = to === undefined ? undefined : ways.get(sent);
      ways.set(sent, other ?? key);
      const place = `workflow.${part ? `parallel.${part}.` : ''}transitions.${key}`;
      return other
        ? [
            finding(
              resource,
              place,
              'warning',
              `"${key}" and "${other}" both lead from ${way}.`,
              'Keep one, or give them different states.',
            ),
          ]
        : [];
    }),
  );
}

function brokenMoves(resource: Resource): Finding[] {
  return transitionsOf(resource.workflow).flatMap(({ key, spec: transition }) => {
    const { guards = {}, comment, form = {} } = transition;
    const place = `workflow.transitions.${key}`;
    const read = Object.values(guards).flatMap((guard) => fieldsIn(guard));
    return [
      ...read
        .filter((one) => one !== 'id' && !(one in resource.fields) && !(one in form))
        .map((one) =>
          finding(
            resource,
            `${place}.guards`,
            'error',
            `A guard reads "${one}", which is no field.`,
            'Name a field of the resource or of the form.',
          ),
        ),
      ...(comment && !resource.workflow?.comment
        ? [
            finding(
              resource,
              `${place}.comment`,
              'error',
              'It asks for a comment, and the workflow names no field for it.',
              'Say `comment: { opinion: text({ max: 255 }) }` in the workflow.',
            ),
          ]
        : []),
    ];
  });
}

function pathTwice(resource: Resource): Finding[] {
  const path: readonly unknown[] = resource.workflow?.path ?? [];
  return path
    .filter((one, index) => path.indexOf(one) !== index)
    .map((one) =>
      finding(
        resource,
        'workflow.path',
        'error',
        `"${String(one)}" stands twice in the path.`,
        'Name each state once.',
      ),
    );
}

function missingSince(resource: Resource): Finding[] {
  const { limits = {}, since } = resource.workflow ?? {};
  const inHours = Object.values<object | undefined>(limits).some((limit) => limit && 'hours' in limit);
  return inHours && !since
    ? [
        finding(
          resource,
          'workflow.since',
          'error',
          'A limit counts hours, and nothing says since when.',
          'Name the field with the moment the record came to its state.',
        ),
      ]
    : [];
}

/**
 * A workflow moves between states its enums have, each way between two states is one transition, and what it reads
 * exists.
 */
export const checkWorkflow: Check = (resource) => [
  ...machinesOf(resource.workflow).flatMap((machine) => [
    ...unknownStates(resource, machine),
    ...strangeWithin(resource, machine),
    ...twins(resource, machine),
  ]),
  ...pathTwice(resource),
  ...brokenMoves(resource),
  ...missingSince(resource),
];
