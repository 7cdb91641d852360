import { expect, it } from 'vitest';
import { videoOf } from './videoOf';

it.each([
  ['/demo/camera/index.m3u8', 'hls', '/demo/camera/index.m3u8', 'hls'],
  ['https://video.example.com/live/7', 'ezviz', 'https://video.example.com/live/7', 'hls'],
  ['https://video.example.com/7.mp4', 'gb28181', 'https://video.example.com/7.mp4', 'mp4'],
  ['rtsp://10.0.0.7/1', 'rtsp', undefined, 'rtsp'],
  [null, 'hls', undefined, 'hls'],
] as const)('plays %j of %s', (streamUrl, accessType, url, protocol) =>
  expect(videoOf({ streamUrl, accessType })).toMatchObject({ url, protocol }),
);
