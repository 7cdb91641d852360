import { call, asObject, asText } from '@/api';
import { webLink } from '../webLink';

/** A captcha as it is shown and answered. */
export interface Captcha {
  readonly sessionId: string;
  /** For `<img src>`; undefined when the answer holds no picture. */
  readonly image?: string;
}

const NAMES = ['captcha', 'image', 'img', 'captchaImg', 'base64'] as const;
const LONGEST = 1_000_000;

/**
 * The picture of a captcha answer as an image address: a data or web address as it is, SVG text, or base64 of
 * a gif, jpeg or png. Undefined for anything else.
 */
export function captchaImage(value: string): string | undefined {
  const text = value.trim();
  if (text === '' || text.length > LONGEST) return undefined;
  if (/^data:/i.test(text)) return /^data:image\//i.test(text) ? text : undefined;
  if (/^http/i.test(text) && text.includes(':')) return webLink(text);
  if (/^<svg[\s>]/i.test(text)) return `data:image/svg+xml,${encodeURIComponent(text)}`;
  const base64 = text.replace(/\s+/g, '');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return undefined;
  const type = base64.startsWith('R0lGOD') ? 'gif' : base64.startsWith('/9j/') ? 'jpeg' : 'png';
  return `data:image/${type};base64,${base64}`;
}

/** Asks for a new captcha (spec 01 §7, `auth/captcha`). */
export async function loadCaptcha(signal?: AbortSignal): Promise<Captcha> {
  const data = asObject(
    await call({
      method: 'GET',
      path: '/account/v3/web/auth/captcha',
      quiet: true,
      anonymous: true,
      signal,
    }),
  );
  const image = captchaImage(NAMES.map((name) => asText(data?.[name])).find((text) => text !== '') ?? '');
  return { sessionId: asText(data?.sessionId), ...(image !== undefined && { image }) };
}
