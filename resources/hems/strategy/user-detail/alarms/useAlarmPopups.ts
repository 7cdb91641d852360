import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLive } from '@/data';
import { nowOn } from '@/schema/dates';
import { analysisCalls } from '../calls';
import { useCustomer } from '../CustomerContext';
import { readAlarms, type ShownAlarm } from './readAlarms';

/** The monitor is asked every ten seconds, and each pop-up stays as long (spec 02 §4, §9). */
const EVERY = 10_000;
const STAYS = 10_000;
/** On screen together: after an hour away the newest of what came meanwhile. */
const MOST = 5;

/**
 * The alarms that came in while somebody looks, each for ten seconds and only once. Nothing is asked while it is off,
 * the window is hidden or the page was left (a tab that is kept takes its timers away).
 */
export function useAlarmPopups(on: boolean): { readonly popups: readonly ShownAlarm[]; close(id: string): void } {
  const { id, zone } = useCustomer();
  const [popups, setPopups] = useState<readonly ShownAlarm[]>([]);
  const seen = useRef<{ readonly ids: Set<string>; last: string }>({ ids: new Set(), last: '' });
  const { data } = useLive(
    ['hems', 'alarm monitor', id],
    async (signal) => {
      const known = seen.current;
      if (known.last === '') known.last = nowOn(zone);
      return readAlarms(
        await analysisCalls.alarmMonitor({ cuserId: id, lastTime: known.last }, { signal, quiet: true }),
      ).alarms;
    },
    { every: EVERY, enabled: on },
  );
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  const close = (alarm: string) => setPopups((before) => before.filter((one) => one.id !== alarm));
  const show = useEffectEvent((alarms: readonly ShownAlarm[]) => {
    const known = seen.current;
    const fresh = alarms.filter((one) => !known.ids.has(one.id));
    if (fresh.length === 0) return;
    for (const one of fresh) {
      known.ids.add(one.id);
      if (one.time > known.last) known.last = one.time;
      const timer = setTimeout(() => {
        timers.current.delete(timer);
        close(one.id);
      }, STAYS);
      timers.current.add(timer);
    }
    setPopups((before) => [...before, ...fresh].slice(-MOST));
  });
  useEffect(() => {
    if (on && data) show(data);
  }, [on, data]);
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running) clearTimeout(timer);
      running.clear();
      setPopups([]);
    };
  }, [id, on]);
  return { popups: on ? popups : [], close };
}
