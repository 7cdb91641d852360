import type { BackendContext } from '../core/context';
import { CAPTCHA_CHARACTERS, captchaImage } from './captchaImage';
import { oneTime } from './oneTime';

/** A fresh captcha: `{sessionId, captcha}`, the image as a data address. Good once, for five minutes. */
export function issueCaptcha({ store, clock, settings }: BackendContext): { sessionId: string; captcha: string } {
  const random = crypto.getRandomValues(new Uint8Array(4));
  const code =
    settings.captcha ?? [...random].map((byte) => CAPTCHA_CHARACTERS.charAt(byte % CAPTCHA_CHARACTERS.length)).join('');
  return { sessionId: oneTime(store, clock, 'captchas').issue(code), captcha: captchaImage(code) };
}

/** Whether the text is what the image showed. Case does not matter; the captcha is used up either way. */
export function isCaptcha({ store, clock }: BackendContext, sessionId: string, text: string): boolean {
  return oneTime(store, clock, 'captchas').take(sessionId)?.toLowerCase() === text.toLowerCase();
}
