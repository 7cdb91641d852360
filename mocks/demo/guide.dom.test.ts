import { afterEach, expect, it, vi } from 'vitest';
import { createGuide } from './guide';
import { STOPS } from './tourStops';
import { texts } from './texts';

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.lang = 'en';
});

const press = (text: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text)?.click();

it('says where one is, in the language of the console, and asks before it forgets', async () => {
  document.documentElement.lang = 'en';
  history.replaceState(null, '', '/login');
  const reset = vi.fn<() => Promise<void>>(async () => undefined);
  const guide = createGuide(document.body);
  expect(document.querySelector('[role=status]')?.textContent).toBe(texts.en.loading);
  guide.ready(reset);
  press(texts.en.reset);
  expect(document.querySelector('[role=status]')?.textContent).toBe(texts.en.resetAsk);
  press(texts.en.resetNo);
  expect(reset).not.toHaveBeenCalled();
  document.documentElement.lang = 'zh-CN';
  await vi.waitFor(() => expect(document.querySelector('[role=status]')?.textContent).toBe(texts.zh.notice));
  press(texts.zh.reset);
  press(texts.zh.resetYes);
  expect(reset).toHaveBeenCalledOnce();
  history.replaceState(null, '', '/');
});

it('leads from stop to stop, and ends', () => {
  document.documentElement.lang = 'en';
  history.replaceState(null, '', '/platform/tenant');
  createGuide(document.body).ready(async () => undefined);
  press(texts.en.name);
  press(texts.en.tour);
  const paths = STOPS.map(({ key }) => {
    expect(document.querySelector('.demo-tour h2')?.textContent).toBe(texts.en.stops[key].title);
    const path = location.pathname + location.search;
    press(key === 'end' ? texts.en.done : texts.en.next);
    return path;
  });
  expect(paths).toEqual(expect.arrayContaining(STOPS.flatMap(({ path = [] }) => path)));
  expect(document.querySelector('.demo-tour')).toBeNull();
  history.replaceState(null, '', '/');
});

it('stays at the sign-in until somebody is in', () => {
  history.replaceState(null, '', '/login');
  createGuide(document.body).ready(async () => undefined);
  press(texts.en.tour);
  press(texts.en.next);
  expect(location.pathname).toBe('/login');
  press(texts.en.end); // or it would draw itself again when a page after this one speaks another language
  history.replaceState(null, '', '/');
});
