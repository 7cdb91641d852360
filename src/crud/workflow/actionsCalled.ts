import { transitionsOf, type CallName, type CallSpec, type Resource, type WorkflowTransition } from '@/schema';

/** What a row of a log says besides the name of a call. */
interface LoggedCall {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  /** The row as it came: it may say `result: 'reject'`. */
  readonly row: Readonly<Record<string, unknown>>;
}

const STANDARD: readonly CallName[] = ['create', 'edit', 'delete'];

const bare = (path: string): string => path.replace(/^(?:[A-Z]+ )?\/*/, '');
const textOf = (spec: CallSpec): string => bare(typeof spec === 'string' ? spec : spec.call);
/** 'changeUser/approve', also with whatever a log writes before it. */
const ends = (name: string, path: string): boolean => name === path || name.endsWith(`/${path}`);

/** Nothing that the log says speaks against the transition: where it led to, and what was sent. */
function fits({ machine, spec }: WorkflowTransition, { from, to, row }: LoggedCall): boolean {
  const states = new Set(Object.values(machine.transitions).flatMap((one) => [...one.from, one.to].map(String)));
  const others = (state: string, own: readonly unknown[]) => states.has(state) && !own.map(String).includes(state);
  const led = !others(to, [spec.to ?? to]) && !others(from, spec.from);
  return (
    led &&
    Object.entries(spec.send ?? {}).every(
      ([key, value]) => row[key] === undefined || row[key] === null || String(row[key]) === String(value),
    )
  );
}

/**
 * The actions a log may mean that names them by the calls of the specification: `auditor` is the audit or its refusal,
 * told apart by where it led. Several where nothing tells them apart; none for any other word.
 */
export function actionsCalled(resource: Resource, logged: LoggedCall): readonly string[] {
  const name = bare(logged.name.trim());
  if (name === '') return [];
  const standard = STANDARD.filter(
    (one) => resource.call(one) !== undefined && `/${resource.call(one)?.path ?? ''}`.endsWith(`/${name}`),
  );
  const found = transitionsOf(resource.workflow).filter(
    (one) => one.spec.call !== undefined && ends(name, textOf(one.spec.call)),
  );
  const fitting = found.filter(
    (one) => fits(one, logged) && (standard.length === 0 || String(one.spec.to) === logged.to),
  );
  if (fitting.length > 0) return fitting.map(({ key }) => key);
  return standard.length > 0 ? standard.slice(0, 1) : found.map(({ key }) => key);
}
