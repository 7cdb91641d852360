import type { Chain } from './chain';
import { KINDS_OF, textOf, type Stage, type TraceRecords } from './traceRecords';
import type { Answer, Answers } from './useTraceRecords';

/** How a stage stands as a whole; `partly` tells something, and not all of it. */
export type StageState = 'refused' | 'lost' | 'waiting' | 'failed' | 'partly' | 'none' | 'known';

const answersOf = (stage: Stage, answers: Answers): readonly Answer[] => KINDS_OF[stage].map((kind) => answers[kind]);

/** How a stage stands, by how each kind of its records does. */
export function stageState(stage: Stage, answers: Answers): StageState {
  const own = answersOf(stage, answers);
  const known = own.filter(({ state }) => state === 'known');
  if (known.length === own.length) return own.every(({ records = [] }) => records.length === 0) ? 'none' : 'known';
  if (known.some(({ records = [] }) => records.length > 0)) return 'partly';
  for (const state of ['failed', 'waiting', 'refused'] as const)
    if (own.some((one) => one.state === state)) return state;
  return 'lost';
}

/** Whether all of a stage is known, and there is no figure to tell. */
export const isEmptyStage = (stage: Stage, answers: Answers, chain: Chain): boolean =>
  ['none', 'known'].includes(stageState(stage, answers)) && Object.keys(chain[stage]).length === 0;

/** Why a stage has no figures: how the order ended, else the stage itself. Words: `vpp.trace.none.<key>`. */
export function noneKey(stage: Stage, { order, notice, lines }: TraceRecords): string {
  const status = textOf(order?.[0], 'status');
  if (['notice', 'declaration', 'clearing'].includes(stage))
    return stage !== 'notice' && notice?.length === 0 ? 'unasked' : stage;
  if (order?.length === 0) return 'noOrder';
  if (stage === 'bill' && lines !== undefined && lines.length > 0) return 'unbilled';
  return status === 'stopped' || status === 'expired' ? status : stage;
}
