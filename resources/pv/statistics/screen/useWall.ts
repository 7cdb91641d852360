import { useEffect, useState, type RefObject } from 'react';

/**
 * An element over the whole screen, which stays lit meanwhile; browsers that cannot keep it lit go by their own rules.
 */
export function useWall(element: RefObject<HTMLElement | null>): { readonly isWall: boolean; toggle(): void } {
  const [isWall, setWall] = useState(false);
  useEffect(() => {
    const follow = () => setWall(document.fullscreenElement !== null && document.fullscreenElement === element.current);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [element]);
  useEffect(() => {
    if (!isWall || !('wakeLock' in navigator)) return undefined;
    let isOver = false;
    let lock: WakeLockSentinel | undefined;
    /** Browsers take it back while the page is hidden. */
    const light = async () => {
      if (document.visibilityState !== 'visible') return;
      lock = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (isOver) await lock?.release();
    };
    const again = () => void light();
    again();
    document.addEventListener('visibilitychange', again);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  }, [isWall]);
  const toggle = () =>
    void (document.fullscreenElement ? document.exitFullscreen() : element.current?.requestFullscreen());
  return { isWall, toggle };
}
