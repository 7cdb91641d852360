import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ChartSpec } from '../../chart';
import { joinLink, tellLink, type Peer } from './links';
import { stops } from './stops';

/** Where the cursor of a chart is, and who put it there. */
export interface CursorState {
  /** Epoch ms, or the number of a category. */
  readonly x: number;
  readonly by: 'pointer' | 'keys' | 'peer';
}

/** The cursor of a chart: moved here it moves in all charts of the same link, moved there it follows. */
export function useCursor(spec: ChartSpec, hidden: ReadonlySet<string>, link: string | undefined) {
  const [cursor, setCursor] = useState<CursorState>();
  const { series, scale } = spec;
  const shown = useMemo(() => series.filter(({ key }) => !hidden.has(key)), [series, hidden]);
  const all = useMemo(() => stops(shown, scale), [shown, scale]);
  // Moments and categories mean nothing to each other.
  const name = link === undefined ? undefined : `${scale.kind} ${link}`;
  const peer = useRef<Peer>({ follow: (at) => setCursor(at === undefined ? undefined : { x: at, by: 'peer' }) });

  useLayoutEffect(() => {
    if (name === undefined) return undefined;
    const own = peer.current;
    const leave = joinLink(name, own);
    return () => {
      leave();
      tellLink(name, own, undefined);
      setCursor(undefined);
    };
  }, [name]);

  const move = useCallback(
    (next: CursorState | undefined) => {
      setCursor((before) => (before?.x === next?.x && before?.by === next?.by ? before : next));
      if (name !== undefined) tellLink(name, peer.current, next?.x);
    },
    [name],
  );
  return { cursor, move, stops: all, shown };
}
