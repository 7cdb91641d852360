import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { Player } from './playHls';

/**
 * Plays a stream into the element with our own player, fetched with the first that needs it. Without an address nothing
 * is played.
 *
 * @param round a number that changes when the element is another
 */
export function useHls(
  element: RefObject<HTMLVideoElement | null>,
  url: string | undefined,
  onFailed: () => void,
  round = 0,
): RefObject<Player | undefined> {
  const player = useRef<Player>(undefined);
  const failed = useEffectEvent(onFailed);
  useEffect(() => {
    const { current } = element;
    if (!current || url === undefined) return undefined;
    let ended = false;
    const fail = () => {
      if (!ended) failed();
    };
    import('./playHls').then(({ playHls }) => {
      if (!ended) player.current = playHls(current, url, fail);
    }, fail);
    return () => {
      ended = true;
      player.current?.end();
      player.current = undefined;
    };
  }, [element, url, round]);
  return player;
}
