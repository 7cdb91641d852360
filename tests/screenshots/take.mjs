/*
 * npm run screenshots   draws the main pages of the built console into docs/screens, in both languages, themes and
 *                       three widths, and one sheet of them all; `-- --parts` the parts of the gallery. Run `npm run
 *                       build` before.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launch } from '../budget/launch.mjs';
import { serveBuild } from '../budget/serveBuild.mjs';
import { PAGES } from './pages.mjs';
import { takeParts } from './parts.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = `${root}/docs/screens`;
const LOOKS = [
  { host: 'localhost', language: 'en', theme: 'light', width: 1280 },
  { host: 'vpp.localhost', language: 'zh', theme: 'light', width: 1280 },
  { host: 'orange.localhost', language: 'en', theme: 'dark', width: 1920 },
  { host: 'vpp.localhost', language: 'zh', theme: 'dark', width: 360 },
];

/** Signs in by the form and keeps the look for every page after. */
async function signIn(page, origin, { language, theme }) {
  await page.goto(`${origin}/login`);
  await page.locator('form img').waitFor();
  await page.screenshot({ path: shot('sign-in', language, theme, page) });
  for (const [name, value] of [
    ['account', 'platform_admin'],
    ['password', 'Energy123'],
    ['captcha', '1234'],
  ])
    await page.locator(`[name=${name}]`).fill(value);
  await page.locator('[type=submit]').click();
  await page.getByRole('banner').waitFor();
}

const shot = (name, language, theme, page) => `${folder}/${name}-${language}-${theme}-${page.viewportSize().width}.png`;

async function takePages() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const server = await serveBuild(root);
  const browser = await launch();
  try {
    for (const { host, language, theme, width } of LOOKS) {
      const origin = server.url.replace(/\/\/[^:/]+/, `//${host}`);
      const context = await browser.newContext({
        viewport: { width, height: width === 360 ? 740 : 800 },
        reducedMotion: 'reduce',
        timezoneId: 'Europe/Berlin',
      });
      await context.addInitScript(
        ([lang, mode]) => {
          localStorage.setItem('console.language', JSON.stringify(lang));
          localStorage.setItem('console.theme', mode);
        },
        [language, theme],
      );
      const page = await context.newPage();
      await signIn(page, origin, { language, theme });
      for (const { name, path, ready } of PAGES) {
        await page.goto(`${origin}${path}`);
        await page.locator(ready).first().waitFor();
        await page.waitForLoadState('networkidle');
        await page.locator('.MuiSkeleton-root').first().waitFor({ state: 'detached' });
        await page.screenshot({ path: shot(name, language, theme, page) });
      }
      await context.close();
    }
    console.log(`${LOOKS.length * (PAGES.length + 1)} pictures in docs/screens`);
  } finally {
    await browser.close();
    await server.stop();
  }
}

await (process.argv.includes('--parts') ? takeParts() : takePages());
