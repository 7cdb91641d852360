import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { isComposing } from '../isComposing';

/** Of more rows nobody waits for all of them. */
const MOST = 500;

const isFind = (event: KeyboardEvent): boolean =>
  !isComposing(event) &&
  (event.ctrlKey || event.metaKey) &&
  !event.altKey &&
  !event.shiftKey &&
  event.key.toLowerCase() === 'f';

/**
 * Whether rows out of sight are drawn as well: once the browser looks for words in the page, or prints it, until there
 * are more rows or fewer.
 */
export function useWholeTable(count: number, windowed: boolean): boolean {
  const [wholeOf, setWholeOf] = useState<number>();
  useEffect(() => {
    if (!windowed || count > MOST) return undefined;
    const draw = () => flushSync(() => setWholeOf(count)); // before the browser looks
    const onKey = (event: KeyboardEvent) => {
      if (isFind(event)) draw();
    };
    addEventListener('keydown', onKey);
    addEventListener('beforeprint', draw);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('beforeprint', draw);
    };
  }, [count, windowed]);
  return wholeOf === count;
}
