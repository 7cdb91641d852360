import { useLive, type Live } from '@/data';
import { analysisCalls } from './calls';

/** Refresh of the pages about today (spec 02 §9). */
export const REFRESH = 300_000;

/** H-043 as it came: a user with the settings of his home as they were on a day; that of today is asked for again. */
export function useSnapshot(id: string, day: string, today: string, part = 'page'): Live<unknown> {
  return useLive<unknown>(
    ['hems', 'snapshot', id, day, part],
    async (signal) =>
      (await analysisCalls.snapshot({ cusUserId: id, snapshotDate: day }, { signal, quiet: true })) ?? null,
    {
      enabled: id !== '',
      ...(day === today && part === 'page' && { every: REFRESH }),
    },
  );
}
