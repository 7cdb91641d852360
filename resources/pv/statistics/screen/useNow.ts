import { useEffect, useState } from 'react';
import { currentTime } from '@/schema/dates';

const SECOND = 1000;

/** The time (epoch ms), each second again. */
export function useNow(): number {
  const [now, setNow] = useState(currentTime);
  useEffect(() => {
    const timer = setInterval(() => setNow(currentTime()), SECOND);
    return () => clearInterval(timer);
  }, []);
  return now;
}
