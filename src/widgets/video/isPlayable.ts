import { mediaTypeOf, type Video } from './readVideo';

/** Whether this browser plays such a stream by itself. */
export function isPlayable(video: Video): boolean {
  const type = mediaTypeOf(video);
  return type !== undefined && document.createElement('video').canPlayType(type) !== '';
}
