import type { RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { onTestFinished } from 'vitest';

/**
 * Answers what a page asks for until the test has finished; a call that no handler knows fails it. For tests with a
 * page: paths begin with `/api`, and only a page has an address they are relative to.
 */
export function serve(...handlers: readonly RequestHandler[]): void {
  const server = setupServer(...handlers);
  server.listen({ onUnhandledRequest: 'error' });
  onTestFinished(() => server.close());
}
