/*
 * Draws the main pages as everybody sees them, at one moment that never changes: figures of today are the same
 * tomorrow.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveBuild } from '../budget/serveBuild.mjs';
import { PAGES } from '../screenshots/pages.mjs';

const MOMENT = Date.UTC(2026, 5, 17, 9, 30);
const LOOKS = ['en', 'zh'].flatMap((language) =>
  ['light', 'dark'].flatMap((theme) => [360, 1280, 1920].map((width) => ({ language, theme, width }))),
);
/** So many looks are drawn beside each other: most of the time of a page is waiting. */
const BESIDE = 3;
/** What a page leaves for later (pictures of actions and menus, whose staff somebody is) is asked for by then, ms. */
const LATER = 2_500;
/** A page that still moves after so many pictures is drawn as it is. */
const MOST = 8;
const STILL = { animations: 'disabled', caret: 'hide' };
const ACCOUNT = { account: 'platform_admin', password: 'Energy123', captcha: '1234' };

async function open(browser, origin, { language, theme, width }) {
  const context = await browser.newContext({
    viewport: { width, height: width === 360 ? 740 : 800 },
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Berlin',
  });
  await context.addInitScript(
    ([lang, mode]) => Object.assign(localStorage, { 'console.language': JSON.stringify(lang), 'console.theme': mode }),
    [language, theme],
  );
  const page = await context.newPage();
  await page.clock.setFixedTime(MOMENT);
  page.setDefaultTimeout(90_000);
  await page.goto(`${origin}/login`);
  await page.locator('.signin-picture img').waitFor();
  return { context, page };
}

/** Takes a picture of a page on which nothing moves any more: two in a row are the same. */
async function drawSettled(page, path) {
  await page.waitForTimeout(LATER);
  await page.waitForLoadState('networkidle');
  let [before, now] = [undefined, await page.screenshot(STILL)];
  for (let count = 1; count < MOST && !before?.equals(now); count += 1)
    [before, now] = [now, await page.screenshot(STILL)];
  writeFileSync(path, now);
}

/** Draws the pages in one language, theme and width. */
async function drawLook(browser, origin, folder, look, only) {
  const { context, page } = await open(browser, origin, look);
  const file = (name) => join(folder, `${name}-${look.language}-${look.theme}-${look.width}.png`);
  const wanted = (name) => only.length === 0 || only.includes(name);
  if (wanted('sign-in')) await page.screenshot({ path: file('sign-in'), mask: [page.locator('.signin-picture')] });
  for (const [name, value] of Object.entries(ACCOUNT)) await page.locator(`[name=${name}]`).fill(value);
  await page.locator('[type=submit]').click();
  await page.getByRole('banner').waitFor();
  for (const { name, path, ready } of PAGES.filter((one) => wanted(one.name))) {
    await page.goto(origin + path);
    await page.locator(ready).first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.waitForFunction(() => !document.querySelector('main .MuiSkeleton-root, main [aria-busy=true]'));
    await drawSettled(page, file(name));
  }
  await context.close();
}

/** Writes `<page>-<language>-<theme>-<width>.png` into a folder; only pages of these names, if there are any. */
export async function draw(browser, root, folder, only) {
  const server = await serveBuild(root, { still: true });
  const origin = server.url.replace('//localhost', '//vpp.localhost'); // the brand that offers both languages
  const looks = [...LOOKS];
  const drawNext = async () => {
    for (let look = looks.shift(); look; look = looks.shift()) await drawLook(browser, origin, folder, look, only);
  };
  try {
    await server.setTime(MOMENT);
    await Promise.all(Array.from({ length: BESIDE }, drawNext));
  } finally {
    await server.stop();
  }
}
