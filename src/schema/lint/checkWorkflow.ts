import { isEditable } from '../codec';
import { fieldsIn } from '../condition';
import { defaultOf } from '../defaultOf';
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
    ...(machine.key ? [] : (workflow?.external ?? []).map((one): Named => ['external', one])),
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

/** States a record may begin with: the first of the path or of the codes, the default, and those a form asks. */
function begins(resource: Resource, machine: Machine): readonly unknown[] {
  const { workflow, fields } = resource;
  const field = fields[machine.state];
  const [first] = machine.key ? valuesOf(resource, machine) : (workflow?.path ?? valuesOf(resource, machine));
  const chosen =
    field && isEditable(field, 'create') && resource.form.some((one) => one.fields.includes(machine.state));
  return [first, field && defaultOf(field), ...(chosen ? valuesOf(resource, machine) : [])];
}

/** States that a record never comes to, unless all is done elsewhere (`readOnly`). */
function unreached(resource: Resource, machine: Machine): Finding[] {
  const { workflow } = resource;
  if (workflow?.readOnly || Object.keys(machine.transitions).length === 0) return [];
  const onEdit = machine.key ? [] : Object.values(workflow?.onEdit ?? {});
  const external: readonly unknown[] = workflow?.external ?? [];
  const led = [
    ...begins(resource, machine),
    ...external,
    ...onEdit,
    ...Object.values(machine.transitions).map(({ to }) => to),
  ];
  const place = machine.key ? `parallel.${machine.key}` : 'path';
  return valuesOf(resource, machine)
    .filter((state) => !led.includes(state))
    .map((state) =>
      finding(
        resource,
        `workflow.${place}`,
        'warning',
        `No transition leads to "${String(state)}".`,
        `Give one \`to: ${JSON.stringify(state)}\`, leave the state out, or say \`external: [${JSON.stringify(state)}]\` where the cloud leads to it.`,
      ),
    );
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
    ...unreached(resource, machine),
  ]),
  ...pathTwice(resource),
  ...brokenMoves(resource),
  ...missingSince(resource),
];
