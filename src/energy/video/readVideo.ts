import { isObject } from '@/schema';
import { safeUrl } from '@/widgets';

/** Where the picture of a camera plays (proposed fields L, videoInfo). @public */
export interface Video {
  /** Undefined when it may not be opened. */
  readonly url: string | undefined;
  /** `hls`, `flv`, `webrtc`, or what the address says. */
  readonly protocol: string;
  readonly expireTime: string | undefined;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/**
 * The answer of `videoInfo`, whatever is missing from it; the kind of the stream is told from the address where the
 * cloud does not.
 *
 * @example readVideo({ url: 'https://cam.example/live.m3u8' }).protocol // 'hls'
 * @public
 */
export function readVideo(wire: unknown): Video {
  const { url, protocol, expireTime } = isObject(wire) ? wire : {};
  const address = textOf(url);
  const ending = /\.([a-z0-9]+)(?:[?#]|$)/i.exec(address)?.[1]?.toLowerCase() ?? '';
  const told = textOf(protocol).toLowerCase();
  return {
    url: safeUrl(address),
    protocol: told || (ending === 'm3u8' ? 'hls' : ending) || '-',
    expireTime: textOf(expireTime) || undefined,
  };
}

/** The media type to ask the browser about; undefined for what no `<video>` plays. */
export const mediaTypeOf = ({ protocol }: Video): string | undefined =>
  ({ hls: 'application/vnd.apple.mpegurl', mp4: 'video/mp4', webm: 'video/webm' })[protocol];
