import { readVideo, type Video } from '@/energy';
import type { Camera } from '@schemas/cloud/message/camera';

/** Ways in whose address says itself what plays there. */
const TOLD_BY_ADDRESS = new Set(['hls', 'ezviz']);

/**
 * What of a camera can be played: its own address. A camera behind GB/T 28181 or RTSP is reached by no browser, unless
 * its cloud gives a stream of another kind.
 */
export function videoOf({ streamUrl, accessType }: Pick<Camera, 'streamUrl' | 'accessType'>): Video {
  const video = readVideo({ url: streamUrl });
  return video.protocol === '-' && accessType
    ? { ...video, protocol: TOLD_BY_ADDRESS.has(accessType) ? 'hls' : accessType }
    : video;
}
