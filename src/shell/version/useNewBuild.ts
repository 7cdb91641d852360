import { useEffect, useState } from 'react';
import { currentTime } from '@/schema/dates';
import { entryScript } from './entryScript';

/** How often the page asks while it is in sight, in ms. */
const EVERY = 300_000;
/** How soon it may ask again when somebody comes back to it. */
const SOONEST = 60_000;

/** The entry script that a visitor who came now would get; undefined when that cannot be told. */
async function published(): Promise<string | undefined> {
  try {
    const answer = await fetch(`${import.meta.env.BASE_URL}index.html`, { cache: 'no-store' });
    return answer.ok ? entryScript(await answer.text()) : undefined;
  } catch {
    return undefined; // offline: there is nothing to tell
  }
}

/**
 * The entry script of a build that was published since this page was loaded, undefined while there is none. Asks when
 * somebody comes back, every few minutes, and as soon as a part of the build is missing; never while out of sight.
 */
export function useNewBuild(): string | undefined {
  const [found, setFound] = useState<string>();
  useEffect(() => {
    const own = document.querySelector('script[type="module"][src]')?.getAttribute('src');
    if (!own) return;
    let checkedAt = currentTime();
    const check = () => {
      checkedAt = currentTime();
      void published().then((script) => setFound(script === own ? undefined : script));
    };
    const look = (wait: number) => {
      if (document.visibilityState === 'visible' && currentTime() - checkedAt >= wait) check();
    };
    const back = () => look(SOONEST);
    const timer = setInterval(() => look(EVERY), SOONEST);
    window.addEventListener('focus', back);
    document.addEventListener('visibilitychange', back);
    window.addEventListener('vite:preloadError', check);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', back);
      document.removeEventListener('visibilitychange', back);
      window.removeEventListener('vite:preloadError', check);
    };
  }, []);
  return found;
}
