import { expect, test as base, type BrowserContext } from '@playwright/test';

interface Guard {
  /** This failure of the page is part of the test. */
  allow(pattern: RegExp): void;
}

/** Every test, in each of its windows, fails on an uncaught error, an unhandled rejection or a violation of the content security policy (faults 98 and 112). */
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
      watch(context);
      browser.on('context', watch);
      await use({ allow: (pattern) => allowed.push(pattern) });
      browser.off('context', watch);
      expect(unexpected.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
