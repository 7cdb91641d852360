import '../theme/root.css';
import '../sign-in/signIn.css';
import { loadCaptcha, type Captcha } from '@/access/internal';
import { whenIdle } from '@/widgets/internal';
import type { Translate } from '../sign-in/translator';
import { markLive } from './takeOver';

/** The captcha that was asked for before React was there. */
interface EarlyCaptcha {
  readonly coming: Promise<Captcha | undefined>;
  /** The one whose picture stands in the form. */
  readonly shown: Captcha | undefined;
}

let early: EarlyCaptcha | undefined;
/** From its first drawing on the picture is React's, which may draw more than once before it is done. */
let isReacts = false;

/** The early captcha, as long as nobody has taken it over. */
export function earlyCaptcha(): EarlyCaptcha | undefined {
  isReacts = true;
  return early;
}

/** It is used, or there is no form any more. */
export function forgetEarlyCaptcha(): void {
  early = undefined;
}

/** Asks for the captcha, and shows its picture in the form as React does, unless that has taken it meanwhile. */
async function askCaptcha(alt: string): Promise<void> {
  const coming = loadCaptcha().catch(() => undefined);
  isReacts = false;
  early = { coming, shown: undefined };
  const captcha = await coming;
  if (isReacts || captcha?.image === undefined) return;
  early = { coming, shown: captcha };
  const picture = document.createElement('img');
  picture.alt = alt;
  picture.src = captcha.image;
  picture.addEventListener('error', () => {
    if (isReacts) return;
    early = { coming: Promise.resolve({ sessionId: captcha.sessionId }), shown: undefined };
    picture.remove();
  });
  document.querySelector('#root .signin-picture')?.replaceChildren(picture);
}

/** What somebody does who begins to sign in. */
const BEGINS = ['focusin', 'keydown', 'pointerdown', 'submit'] as const;

/**
 * Makes the form that stands in the page one that works: its captcha is asked for and shown, what is typed stays, what
 * is pressed waits. Resolves when React is to take it over: somebody begins, the entry goes on by itself, or all of it
 * is there and the page has nothing to do.
 */
export async function liveForm(entry: { subscribe(listener: () => void): () => void }, t: Translate): Promise<void> {
  const settled = askCaptcha(t('captcha.image'));
  markLive();
  await new Promise<void>((resolve) => {
    const goOn = () => {
      for (const name of BEGINS) document.removeEventListener(name, goOn, true);
      leave();
      resolve();
    };
    for (const name of BEGINS) document.addEventListener(name, goOn, true);
    const leave = entry.subscribe(goOn);
    if (document.activeElement?.closest('#root')) goOn();
    else void settled.then(() => whenIdle(goOn));
  });
}
