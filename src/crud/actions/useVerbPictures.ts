import { useSyncExternalStore } from 'react';

type PictureOf = (key: string) => string | undefined;

let pictures: PictureOf | undefined;
const listeners = new Set<() => void>();

function arrived(found: PictureOf) {
  pictures = found;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  if (listeners.size === 0 && !pictures)
    void import('./verbPictures').then(
      ({ pictureOfVerb }) => arrived(pictureOfVerb),
      () => arrived(() => undefined), // the words say it too
    );
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Pictures of actions by their keys, which come with the first row that has one. Undefined until then: their room is
 * kept.
 */
export function useVerbPictures(): PictureOf | undefined {
  return useSyncExternalStore(subscribe, () => pictures);
}
