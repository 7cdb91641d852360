import Hls from 'hls.js/light';

/** What plays a stream into its element. */
export interface Player {
  /** Begins anew at what is shown now. */
  restart(): void;
  end(): void;
}

/** Seconds that are kept before and after the picture: walls have many cameras, and nobody winds a live one back. */
const KEPT = 12;

/**
 * Plays HLS where the browser does not. No worker: its code would come from a text, which the page's policy forbids.
 */
export function playHls(element: HTMLVideoElement, url: string, onFailed: () => void): Player {
  const hls = new Hls({ enableWorker: false, maxBufferLength: KEPT, backBufferLength: KEPT });
  let recovered = false;
  hls.on(Hls.Events.ERROR, (_, { fatal, type }) => {
    if (!fatal) return;
    if (type === Hls.ErrorTypes.MEDIA_ERROR && !recovered) {
      recovered = true;
      hls.recoverMediaError();
    } else onFailed();
  });
  const restart = () => hls.loadSource(url);
  restart();
  hls.attachMedia(element);
  return { restart, end: () => hls.destroy() };
}
