import { expect, test as base, type BrowserContext } from '@playwright/test';
import { setDate } from '../../time/testTime.mjs';
import { CLOCK_AHEAD } from './clockAhead';

const clock = { ahead: CLOCK_AHEAD };
setDate(clock);

interface Guard {
  /** This failure of the page is part of the test. */
  allow(pattern: RegExp): void;
}

/**
 * Every test lives at the time of the run; each of its windows does. It fails on an uncaught error, an unhandled
 * rejection or a violation of the content security policy (faults 98 and 112).
 */
export const test = base.extend<{ guard: Guard }>({
  guard: [
    async ({ browser, context }, use) => {
      const unexpected: string[] = [];
      const allowed: RegExp[] = [];
      const watch = (one: BrowserContext) => {
        one.on('weberror', (event) => unexpected.push(`uncaught: ${event.error().message}`));
        one.on('console', (message) => {
          if (message.text().includes('Content Security Policy')) unexpected.push(message.text());
        });
      };
      const begin = (one: BrowserContext) => {
        watch(one);
        return one.addInitScript(setDate, clock);
      };
      await begin(context);
      browser.on('context', begin);
      await use({ allow: (pattern) => allowed.push(pattern) });
      browser.off('context', begin);
      expect(unexpected.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
