import { finding, type Check } from './finding';
import { kindOptions } from './kindOptions';

/** A workflow moves between states its enum has, and each way between two states is one transition. */
export const checkWorkflow: Check = (resource) => {
  const { workflow } = resource;
  const state = workflow && resource.fields[workflow.state];
  if (!workflow || !state) return [];
  const { values = [] } = kindOptions(state);
  const path: readonly unknown[] = workflow.path ?? [];
  const ways = new Map<string, string>();
  const named: [string, unknown][] = [
    ...path.map((one): [string, unknown] => ['path', one]),
    ...Object.entries(workflow.transitions).flatMap(([key, { from, to }]) =>
      [...from, ...(to === undefined ? [] : [to])].map((one): [string, unknown] => [`transitions.${key}`, one]),
    ),
  ];
  return [
    ...named
      .filter(([, one]) => !values.includes(one))
      .map(([place, one]) =>
        finding(
          resource,
          `workflow.${place}`,
          'error',
          `"${String(one)}" is no state of "${workflow.state}".`,
          `Use one of: ${values.join(', ')}.`,
        ),
      ),
    ...path
      .filter((one, index) => path.indexOf(one) !== index)
      .map((one) =>
        finding(
          resource,
          'workflow.path',
          'error',
          `"${String(one)}" stands twice in the path.`,
          'Name each state once.',
        ),
      ),
    ...Object.entries(workflow.transitions).flatMap(([key, { from, to }]) =>
      from.flatMap((one) => {
        const way = `${String(one)} to ${String(to ?? one)}`;
        const other = to === undefined ? undefined : ways.get(way);
        ways.set(way, other ?? key);
        return other
          ? [
              finding(
                resource,
                `workflow.transitions.${key}`,
                'warning',
                `"${key}" and "${other}" both lead from ${way}.`,
                'Keep one, or give them different states.',
              ),
            ]
          : [];
      }),
    ),
  ];
};
