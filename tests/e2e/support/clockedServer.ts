import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { Session } from './backend';
import { open } from './console';
import { startServer } from './server';

/**
 * A server of its own whose clock can be put forward, so that what takes hours is over at once and nobody else's time
 * moves.
 */
export interface ClockedServer {
  readonly origin: string;
  /** What its clock shows. */
  time(): Promise<Date>;
  /** Puts it forward: by so many minutes, or until a moment. */
  forward(by: { readonly minutes: number } | { readonly until: string }): Promise<void>;
  /** A page of somebody who lives at that time. */
  at(browser: Browser, path: string, session: Session): Promise<Page>;
  stop(): Promise<void>;
}

export async function clockedServer(): Promise<ClockedServer> {
  const folder = mkdtempSync(join(tmpdir(), 'console-clock-'));
  const { origin, stop } = await startServer({ DATA_FILE: join(folder, 'console.db'), FAULTS: '1' });
  const clock = async (by?: object) => {
    const response = await fetch(`${origin}/api/__clock`, by && { method: 'POST', body: JSON.stringify(by) });
    return new Date(((await response.json()) as { readonly data: { readonly now: string } }).data.now);
  };
  return {
    origin,
    time: () => clock(),
    forward: async (by) => void (await clock(by)),
    at: async (browser, path, session) => {
      const page = await browser.newPage({ baseURL: origin });
      await page.clock.install({ time: await clock() });
      await open(page, path, session);
      return page;
    },
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
