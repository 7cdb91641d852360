import { useMemo } from 'react';
import { useLive, type Live } from '@/data';
import type { Report } from '@/schema';
import { periodBefore, type Period } from '@/schema/dates';
import type { BlockProps } from '../blockProps';
import { asPeriod, periodParam } from '../params/periodField';
import { sentParams } from '../params/sentParams';
import type { FiguresOf } from './shownGroups';

/** The period before the one that is asked for. */
function periodBeforeOf(
  { params }: Report,
  values: Readonly<Record<string, unknown>>,
): { readonly name: string; readonly period: Period } | undefined {
  const name = periodParam(params);
  const now = name === undefined ? null : asPeriod(params[name], values[name]);
  return name === undefined || now === null ? undefined : { name, period: periodBefore(now) };
}

interface Previous {
  readonly period?: Period;
  readonly live: Live<unknown>;
}

/** The answer for the period before, of a block that compares with it: asked once there is something to compare. */
export function usePreviousFigures({
  block,
  place: { report, params },
  load,
  live,
}: Pick<BlockProps<FiguresOf>, 'block' | 'place' | 'load' | 'live'>): Previous {
  const before = useMemo(
    () => (block.compare === 'previous' ? periodBeforeOf(report, params) : undefined),
    [block, report, params],
  );
  const sent = before ? sentParams(report, { ...params, [before.name]: before.period }) : {};
  const own = useLive(['report', report.name, 'previous', block.call, sent], (signal) => load(sent, signal), {
    enabled: before !== undefined && live.data !== undefined,
  });
  return { ...(before && { period: before.period }), live: own };
}
