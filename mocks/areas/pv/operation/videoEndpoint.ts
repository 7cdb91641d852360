import { DAY, timeText } from '../../../core/clock';
import type { BackendContext } from '../../../core/context';
import { actorOf, textOf } from '../../../core/incoming';
import { Refusal } from '../../../core/refusal';
import type { Endpoint } from '../../../core/router';
import { visibleRow } from '../../../crud/rows';

const PROTOCOLS: Readonly<Record<string, string>> = { ezviz: 'hls', hikvision: 'hls', dahua: 'flv', gb28181: 'webrtc' };

/**
 * Where the picture of a camera can be played, for a day (proposed fields L). No camera stands behind the addresses of
 * this backend.
 */
export function videoEndpoint(context: BackendContext): Endpoint {
  const { clock, resources } = context;
  return {
    method: 'POST',
    path: '/enjoyelec-cloud-pvpro-operation/v3/web/device/camera/videoInfo',
    need: { menus: ['pv/camera', 'pv/station'] },
    handle: (incoming) => {
      const cameras = resources.get('pv/camera');
      const camera = cameras && visibleRow(context, cameras, actorOf(incoming), textOf(incoming, 'id'));
      if (!camera) throw new Refusal('notFound', { code: '4004' });
      if (camera.onlineStatus !== 1) throw new Refusal({ en: 'The camera is offline.', zh: '摄像头离线' });
      const protocol = PROTOCOLS[String(camera.platform)] ?? 'hls';
      return {
        url: `https://video.example.com/live/${String(camera.sn)}/${String(camera.channelNo)}.${protocol === 'hls' ? 'm3u8' : protocol}`,
        token: `t-${camera.id.slice(-6)}`,
        expireTime: timeText(clock() + DAY),
        protocol,
      };
    },
  };
}
