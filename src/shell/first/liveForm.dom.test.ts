import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../entry/fakeServer';
import { earlyCaptcha, forgetEarlyCaptcha, liveForm } from './liveForm';

const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

const form = () => {
  document.body.innerHTML =
    '<div id="root"><form><input name="account"><button type="button" class="signin-picture"></button></form></div>';
};
const entry = () => {
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    goOn: () => listeners.forEach((tell) => tell()),
  };
};
const picture = () => document.querySelector<HTMLImageElement>('.signin-picture img');
const text = (key: string) => key;

beforeEach(() => {
  form();
  document.documentElement.dataset.first = 'painted';
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestIdleCallback', 'cancelIdleCallback'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  forgetEarlyCaptcha();
  document.body.replaceChildren();
});

it('shows the captcha, and waits until the page has nothing to do', async () => {
  fakeServer({ captcha: { sessionId: '7', captcha: PICTURE } });
  const done = liveForm(entry(), text);
  expect(document.documentElement.dataset.first).toBeUndefined(); // it works
  await vi.waitFor(() => expect(picture()?.src).toBe(PICTURE));
  expect(picture()?.alt).toBe('captcha.image');
  await vi.runAllTimersAsync();
  await done;
  const early = earlyCaptcha();
  expect(early?.shown).toEqual({ sessionId: '7', image: PICTURE });
  expect(earlyCaptcha()).toBe(early); // React may draw twice before it is done
  forgetEarlyCaptcha();
  expect(earlyCaptcha()).toBeUndefined();
});

it('puts no picture into a form that is React’s, which gets it', async () => {
  fakeServer({ captcha: { sessionId: '7', captcha: PICTURE } });
  const done = liveForm(entry(), text);
  const early = earlyCaptcha();
  document.querySelector('input')?.focus();
  await done;
  expect(early?.shown).toBeUndefined();
  expect(await early?.coming).toEqual({ sessionId: '7', image: PICTURE });
  expect(picture()).toBeNull();
});

it('takes a picture away that cannot be drawn', async () => {
  fakeServer({ captcha: { sessionId: '7', captcha: PICTURE } });
  void liveForm(entry(), text);
  await vi.waitFor(() => expect(picture()).not.toBeNull());
  picture()?.dispatchEvent(new Event('error'));
  expect(picture()).toBeNull();
  expect(await earlyCaptcha()?.coming).toEqual({ sessionId: '7' });
});

it('goes on at once when somebody is in the form already, or the entry leaves it', async () => {
  fakeServer({ captcha: { sessionId: '7', captcha: PICTURE } });
  document.querySelector('input')?.focus();
  await liveForm(entry(), text);
  document.querySelector('input')?.blur();
  const other = entry();
  const done = liveForm(other, text);
  other.goOn();
  await done;
});
