import { expect, it } from 'vitest';
import { mediaTypeOf, readVideo } from './readVideo';

it.each([
  [{ url: 'https://v.example.com/1.m3u8', protocol: 'hls' }, 'hls', 'application/vnd.apple.mpegurl'],
  [{ url: 'https://v.example.com/1.m3u8?token=2' }, 'hls', 'application/vnd.apple.mpegurl'],
  [{ url: 'https://v.example.com/1.MP4' }, 'mp4', 'video/mp4'],
  [{ url: 'https://v.example.com/1.flv', protocol: 'FLV' }, 'flv', undefined],
  [null, '-', undefined],
])('reads %j', (wire, protocol, type) => {
  const video = readVideo(wire);
  expect([video.protocol, mediaTypeOf(video)]).toEqual([protocol, type]);
});

it('opens no address that could run something', () => {
  expect(readVideo({ url: 'javascript:alert(1)', protocol: 'hls' }).url).toBeUndefined();
});
