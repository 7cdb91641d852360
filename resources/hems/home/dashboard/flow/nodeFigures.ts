import { asCode, asObject, asText } from '@/api';
import { readAmount, type Amount } from '@/charts';
import { wattsOf } from './power';

/** Figures of a node by their names; several may have one. */
export type NodeFigures = readonly (readonly [name: string, amount: Amount])[];

/** Names under which a power may stand, the surest first. `''` is the flow itself. */
const POWERS = ['power', 'value', '', 'total'];

function figuresIn(raw: unknown): NodeFigures {
  return Object.entries(asObject(raw) ?? {}).flatMap(([name, value]): NodeFigures => {
    if (!Array.isArray(value)) return [[name, readAmount(value)]];
    return value.map((one: unknown) => [
      asCode(asObject(one)?.type) || asText(asObject(one)?.name) || name,
      readAmount(one),
    ]);
  });
}

/**
 * What a node says: the value objects of its flow, and its own. The specification names the parts of a node but not
 * which one holds what; so they are found by name, else by their unit.
 */
export function nodeFigures(node: Readonly<Record<string, unknown>>): NodeFigures {
  const { flow, ...own } = node;
  const all: NodeFigures = [...figuresIn(flow), ['', { ...readAmount(flow) }], ...figuresIn(own)];
  return all.filter(([name, { value }]) => value !== null && name !== 'status' && name !== 'deviceType');
}

/** The first figure of one of the names, else of one of the units. */
export function figureOf(
  figures: NodeFigures,
  names: readonly string[],
  units: readonly string[],
  unit: string,
): Amount | undefined {
  const named = names.flatMap((name) => figures.filter(([one]) => one.toLowerCase() === name.toLowerCase()));
  const [, found] = named[0] ?? figures.find((one) => units.includes(one[1].unit)) ?? [];
  return found && { value: found.value, unit: found.unit || unit };
}

/** The power of a node: by name, without a unit or in W and the like; else whatever is in such a unit. */
export function powerOf(figures: NodeFigures): Amount | undefined {
  const isPower = ([, { unit }]: NodeFigures[number]) => wattsOf(unit) !== undefined;
  const named = POWERS.flatMap((name) =>
    figures.filter(([one, { unit }]) => one === name && (unit === '' || wattsOf(unit) !== undefined)),
  );
  return (named[0] ?? figures.find(isPower))?.[1];
}
