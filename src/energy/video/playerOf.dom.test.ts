import { afterEach, expect, it, vi } from 'vitest';
import { playerOf } from './playerOf';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A browser that plays these types by itself, and may be given coded pictures. */
function browser(native: readonly string[], given: boolean) {
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockImplementation((type) =>
    native.includes(type) ? 'maybe' : '',
  );
  vi.stubGlobal(
    'MediaSource',
    given
      ? class {
          static isTypeSupported = () => true;
        }
      : undefined,
  );
}
const hls = { url: '/1.m3u8', protocol: 'hls', expireTime: undefined };

it('leaves a stream to the browser that knows it', () => {
  browser(['application/vnd.apple.mpegurl', 'video/mp4'], true);
  expect([playerOf(hls), playerOf({ ...hls, protocol: 'mp4' }), playerOf({ ...hls, protocol: 'flv' })]).toEqual([
    'native',
    'native',
    undefined,
  ]);
});

it('plays HLS itself where the browser does not, if it can be given pictures at all', () => {
  browser(['video/mp4'], true);
  expect([playerOf(hls), playerOf({ ...hls, protocol: 'webm' })]).toEqual(['hls', undefined]);
  browser([], false);
  expect(playerOf(hls)).toBeUndefined();
});
