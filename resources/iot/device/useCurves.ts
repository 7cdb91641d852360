import { useLive } from '@/data';
import type { Period } from '@/schema/dates';
import { iotCalls } from '../calls';
import { readHistory } from './readHistory';

interface CurveQuery {
  readonly deviceId: string;
  readonly codes: readonly string[];
  readonly period: Period;
  readonly zone: string;
}

/** Enough for a screen: a backend that can, answers a year in so many points with the bounds of each. */
const POINTS = 1000;

/** The curves of some attributes over a period, one call each. */
export function useCurves({ deviceId, codes, period: { from, to }, zone }: CurveQuery) {
  const { data, state } = useLive(
    ['iot', 'curves', deviceId, codes.join(), from, to],
    (signal) =>
      Promise.all(
        codes.map(async (code) => {
          const range = { beginTime: `${from} 00:00:00`, endTime: `${to} 23:59:59` };
          const answer = await iotCalls.history(
            { id: deviceId, deviceId, code, ...range, points: POINTS, pageNum: 1, pageSize: POINTS },
            { signal, quiet: true },
          );
          return readHistory(answer, zone);
        }),
      ),
    { enabled: codes.length > 0 },
  );
  return { curves: data, state };
}
