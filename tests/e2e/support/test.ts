import { expect, test as base } from '@playwright/test';

interface Guard {
  /** This failure of the page is part of the test. */
  allow(pattern: RegExp): void;
}

/** Every test fails on an uncaught error, an unhandled rejection or a violation of the content security policy (faults 98 and 112). */
export const test = base.extend<{ guard: Guard }>({
  guard: [
    async ({ context }, use) => {
      const unexpected: string[] = [];
      const allowed: RegExp[] = [];
      context.on('weberror', (event) => unexpected.push(`uncaught: ${event.error().message}`));
      context.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) unexpected.push(message.text());
      });
      await use({ allow: (pattern) => allowed.push(pattern) });
      expect(unexpected.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
