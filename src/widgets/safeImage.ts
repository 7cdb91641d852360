import { safeUrl } from './safeUrl';

/** Pictures that may stand in the address itself: an image never runs script. */
const EMBEDDED = /^data:image\/(?:png|jpe?g|gif|webp|svg\+xml)[;,]/i;

/**
 * The address an `<img>` may load: of this origin, or a picture embedded as data; undefined for anything else. Pictures
 * of other hosts are refused, as the content security policy would: whoever shows them would tell that host who looks.
 *
 * @example safeImage('/logo.png') // 'https://console.example/logo.png'; of another host: undefined
 * @public
 */
export function safeImage(address: unknown): string | undefined {
  if (typeof address !== 'string') return undefined;
  const text = address.trim();
  if (EMBEDDED.test(text)) return text;
  if (safeUrl(text) === undefined || !URL.canParse(text, location.origin)) return undefined;
  const url = new URL(text, location.origin);
  return url.origin === location.origin ? url.href : undefined;
}
