import { useEffect, useState } from 'react';
import { siteToday } from '@/schema';

const MINUTE = 60_000;

/**
 * The day (`yyyy-MM-dd`) it is in a zone, else at the sites of this console; a page that stays open over midnight goes
 * along.
 *
 * @example const today = useToday('Europe/Berlin') // '2026-11-27'
 * @public
 */
export function useToday(zone?: string): string {
  const [, count] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => count((before) => before + 1), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return siteToday(zone);
}
