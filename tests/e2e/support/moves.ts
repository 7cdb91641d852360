import { objectOf } from '@/schema/objectOf';
import type { Page } from '@playwright/test';
import { sharedSession } from './backend';
import { go, open } from './console';
import { expect, test as base } from './test';

/** The crew of the demonstration tenant, one for each part in a ticket and an order. */
export const crew = {
  planner: 'planner@demo.energy',
  issuer: 'issuer@demo.energy',
  licensor: 'licensor@demo.energy',
  leader: 'leader@demo.energy',
  second: 'second@demo.energy',
} as const;
export type Who = keyof typeof crew;
export type WindowOf = (who: Who) => Promise<Page>;

/** Gives each of the crew a window of his own, signed in once and kept as long as the test. */
export const test = base.extend<{ windowOf: WindowOf }>({
  windowOf: async ({ browser }, use) => {
    const windows = new Map<Who, Promise<Page>>();
    await use((who) => {
      const window = windows.get(who) ?? browser.newPage();
      windows.set(who, window);
      return window;
    });
    for (const window of windows.values()) await (await window).close();
  },
});

export interface Said {
  /** Of the answer; 404 where there is no such call. */
  readonly status: number;
  readonly code: string;
  readonly msg: string;
  readonly data: unknown;
}

/**
 * A call of tickets, orders or their lists as one of the crew: `as('issuer', '/smp/v3/web/workTicket/permit', {id})`.
 */
export async function as(who: Who, path: string, params: object): Promise<Said> {
  const { accessToken } = await sharedSession(crew[who]);
  const response = await fetch(`${test.info().project.use.baseURL}/api/vpp${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', language: 'en', authorization: `Bearer ${accessToken}` },
    body: JSON.stringify(params),
  });
  return { ...((await response.json()) as Omit<Said, 'status'>), status: response.status };
}

/** Rows of a list call's answer, paged or not. */
export function rowsOf({ data }: Said): Record<string, unknown>[] {
  const list: unknown = Array.isArray(data) ? data : objectOf(data).list;
  return Array.isArray(list) ? list : [];
}

/** A move as the backend takes it: the end of its path, and what it sends besides the record. */
export interface Call {
  readonly path: string;
  readonly send?: object;
}

/** Where a record stands, and who may do what there. Everything not named is closed to everybody. */
export interface Stage {
  readonly state: string;
  readonly open: { readonly [W in Who]?: readonly string[] };
}

export interface Walk {
  readonly base: string;
  readonly page: string;
  readonly moves: Readonly<Record<string, Call>>;
  readonly people: readonly Who[];
}

/** The state the backend has, and each closed move refused to each of the people: it stays there. */
export async function refusesAllElse(
  { base, moves, people }: Walk,
  id: string,
  { state, open: allowed }: Stage,
): Promise<void> {
  const stateNow = async () => objectOf((await as('planner', `${base}/detail`, { id })).data).status;
  expect(await stateNow()).toBe(state);
  for (const who of people) {
    for (const [move, { path, send }] of Object.entries(moves)) {
      if (allowed[who]?.includes(move)) continue;
      const { code, status } = await as(who, `${base}/${path}`, { id, orderId: id, ...send });
      expect(status, `there is no call ${path}`).not.toBe(404);
      expect(code, `${move} by ${who} in ${state}`).not.toBe('0000');
    }
  }
  expect(await stateNow()).toBe(state);
}

/**
 * Goes to a record as one of the crew, whose console reads it again, and expects what it says he can do now by the
 * names of the moves.
 */
export async function expectOffered(
  windowOf: WindowOf,
  { base, page: list }: Walk,
  id: string,
  who: Who,
  moves: readonly string[],
): Promise<Page> {
  const page = await windowOf(who);
  const told = page.waitForResponse((response) => response.url().includes(`${base}/detail`));
  const record = `${list}/${id}/show`;
  if (page.url().startsWith('http')) {
    await go(page, '/elsewhere');
    await expect(page.getByRole('heading', { level: 1, name: 'page not found' })).toBeVisible();
    await go(page, record);
  } else await open(page, record, crew[who]);
  await told;
  const items = page
    .getByRole('list', { name: 'Next steps' })
    .getByRole('listitem')
    .filter({ hasText: 'You can do this now.' });
  await expect(page.getByRole('heading', { level: 3, name: 'Next steps' })).toBeVisible();
  await expect
    .poll(async () => (await items.locator('b').allInnerTexts()).toSorted(), `${who}`)
    .toEqual(moves.toSorted());
  return page;
}

/** Makes a move by its button and its dialog. */
export async function press(page: Page, label: string, fill?: () => Promise<void>): Promise<void> {
  const button = page.getByRole('button', { name: label, exact: true });
  const more = page.getByRole('button', { name: 'More', exact: true });
  await expect(button.or(more).first()).toBeVisible();
  if (await button.count()) await button.click();
  else {
    await more.click();
    await page.getByRole('menuitem', { name: label, exact: true }).click();
  }
  const dialog = page.getByRole('dialog', { name: label, exact: true });
  await expect(dialog).toBeVisible();
  await fill?.();
  await dialog.getByRole('button', { name: label, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}
