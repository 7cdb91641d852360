import { useSyncExternalStore } from 'react';
import { whenIdle } from '@/widgets/internal';

type PictureOf = (key: string) => string | undefined;

let pictures: PictureOf | undefined;
const listeners = new Set<() => void>();

function arrived(found: PictureOf) {
  pictures = found;
  for (const listener of listeners) listener();
}

function load() {
  void import('./pictureOfVerb').then(
    ({ pictureOfVerb }) => arrived(pictureOfVerb),
    () => arrived(() => undefined), // the words say it too
  );
}

function subscribe(listener: () => void) {
  if (listeners.size === 0 && !pictures) whenIdle(load); // the first rows do not wait for them
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Pictures of actions by their keys, which come once the first rows are there. Undefined until then: their room is
 * kept.
 */
export function useVerbPictures(): PictureOf | undefined {
  return useSyncExternalStore(subscribe, () => pictures);
}
