import { transitionOf, wireName, type Resource } from '@/schema';
import { nowOn } from '@/schema/dates';
import { accountTables } from '../account/tables';
import { HOUR } from '../core/clock';
import type { BackendContext } from '../core/context';
import type { Doc } from '../store/store';
import { stateWire } from '../workflow/checkTransition';
import { keepHistory, type Happening } from '../workflow/history';
import { savedState } from '../workflow/savedState';
import { withSets } from '../workflow/sets';

/** A transition a seeded record has made. */
export interface SeedStep {
  readonly transition: string;
  /** Name of whoever made it. */
  readonly by: string;
  /** Hours before now. */
  readonly hours: number;
  readonly remark?: string;
  /** What its form said, by wire name. What the transition sets besides (`sets` of the hooks) is set here, too. */
  readonly change?: Readonly<Record<string, unknown>>;
}

/** A record that was made some hours ago and has come its way by these transitions; its history is kept beside it. */
export function seedFlow(
  context: BackendContext,
  resource: Resource,
  doc: Doc,
  made: Pick<SeedStep, 'by' | 'hours'>,
  steps: readonly SeedStep[],
): Doc {
  const zone = typeof doc.timeZone === 'string' ? doc.timeZone : undefined;
  const at = (hours: number) => nowOn(zone, new Date(context.clock() - hours * HOUR));
  const idOf = (name: string) => accountTables(context.store).users.find((user) => user.name === name)?.id ?? '';
  const wires = new Set(Object.entries(resource.fields).map(([name, { options }]) => wireName(name, options)));
  const first = savedState(resource, undefined, at(made.hours));
  let row: Doc = { ...doc, ...first, createTime: at(made.hours), updateTime: at(made.hours) };
  const told = (action: string, by: string, hours: number, from: unknown, to: unknown, remark = ''): Happening => ({
    time: at(hours),
    userId: idOf(by),
    user: by,
    action,
    from,
    to,
    remark,
    changed: [],
  });
  const main = resource.workflow ? row[resource.workflow.state] : null;
  const happenings = [told('create', made.by, made.hours, null, main)];
  for (const { transition: key, by, hours, remark, change = {} } of steps) {
    const transition = transitionOf(resource.workflow, key);
    if (!transition) continue;
    const wire = stateWire(resource, transition.machine);
    const to = transition.spec.to ?? row[wire];
    happenings.push(told(key, by, hours, row[wire], to, remark));
    const own = Object.fromEntries(Object.entries(change).filter(([name]) => wires.has(name)));
    const filled: Doc = { ...row, ...own, id: row.id };
    const set = withSets(filled, context.hooks.get(resource.name)?.sets?.[key], {
      row: filled,
      values: change,
      now: at(hours),
      userId: idOf(by),
    });
    row = { ...set, [wire]: to, ...(!transition.machine.key && { stateTime: at(hours) }), updateTime: at(hours) };
  }
  keepHistory(context, resource, row.id, happenings);
  return row;
}
