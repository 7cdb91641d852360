import { mediaTypeOf, type Video } from './readVideo';

/** Coded as nearly all cameras do. */
const H264 = 'video/mp4; codecs="avc1.42E01E"';

/**
 * How a stream is played: `native`, by the browser itself; `hls`, by a player of ours in browsers that can be given
 * pictures but no HLS. Undefined: not at all.
 */
export function playerOf(video: Video): 'native' | 'hls' | undefined {
  const type = mediaTypeOf(video);
  if (type === undefined) return undefined;
  if (document.createElement('video').canPlayType(type) !== '') return 'native';
  return video.protocol === 'hls' && typeof MediaSource === 'function' && MediaSource.isTypeSupported(H264)
    ? 'hls'
    : undefined;
}
