import { isComposing } from '@/widgets';

interface Following {
  /** Of the whole page meanwhile. */
  readonly cursor: string;
  onMove(clientX: number, clientY: number): void;
  /** `done`: let go; otherwise called off by Escape or by the browser. */
  onEnd(done: boolean): void;
}

/** Follows a pressed pointer until it is let go, wherever it goes. */
export function followPointer({ cursor, onMove, onEnd }: Following): void {
  const { style } = document.documentElement;
  const control = new AbortController();
  const { signal } = control;
  const end = (done: boolean) => {
    control.abort();
    style.removeProperty('cursor');
    style.removeProperty('user-select');
    onEnd(done);
  };
  style.setProperty('cursor', cursor);
  style.setProperty('user-select', 'none');
  addEventListener(
    'pointermove',
    ({ clientX, clientY, buttons }) => {
      if (buttons === 0)
        end(false); // it was let go before anybody listened
      else onMove(clientX, clientY);
    },
    { signal },
  );
  addEventListener('pointerup', () => end(true), { signal });
  addEventListener('pointercancel', () => end(false), { signal });
  addEventListener('keydown', (event) => !isComposing(event) && event.key === 'Escape' && end(false), { signal });
}
