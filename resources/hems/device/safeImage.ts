import { safeUrl } from '@/widgets/safeUrl';

/** The address of a picture that may be shown: http(s), a path of this site, or `data:image/…`; undefined for anything else. */
export function safeImage(address: unknown): string | undefined {
  if (typeof address !== 'string') return undefined;
  const text = address.trim();
  return /^data:image\/[\w.+-]+[;,]/i.test(text) ? text : safeUrl(text);
}
