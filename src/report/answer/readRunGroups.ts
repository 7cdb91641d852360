import { asObject, asText } from '@/api';
import type { BlockRuns } from '@/schema';
import { keyOfRun, listIn, readRuns, type Run } from './readRuns';

/**
 * The heads runs stand under, by `keyOfRun`, in the order of the answer: `{timeGroup: [{name, list}]}`. None when the
 * answer does not know one of the runs: then they are one list.
 */
export function readRunGroups(
  raw: unknown,
  spec: Pick<BlockRuns, 'time' | 'send'>,
  runs: readonly Run[],
): ReadonlyMap<string, string> {
  const groups = listIn(raw).flatMap((one) => {
    const group = asObject(one) ?? {};
    return readRuns(group, spec).map((run): [string, string] => [keyOfRun(run), asText(group.name)]);
  });
  const heads = new Map(groups.filter(([, name]) => name !== ''));
  return runs.every((run) => heads.has(keyOfRun(run))) ? heads : new Map();
}
