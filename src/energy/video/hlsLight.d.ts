/**
 * The build without subtitles, other sound tracks and protected streams: cameras have none. It says no types of its
 * own.
 */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
