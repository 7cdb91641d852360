import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildAccess } from '@/access/buildAccess';
import { resetWireGate, setWireHeaders } from '@/api';
import { clearSession, startSession } from '@/access/session';
import { dataProvider } from '@/data/records/dataProvider';
import { mountConsole } from '../page/mountConsole';
import { menusAnswer, OtherCloud } from './otherCloud/cloud';
import { BIG_ID, pages } from './otherCloud/pages';
import { fixtureRegistry } from './signedIn';

const SESSION = { accessToken: 'token', userId: '1', userName: 'Ann', account: 'ann' };
const SOON = { timeout: 30_000 };
let cloud = new OtherCloud();

beforeAll(() => {
  configure({ defaultHidden: true });
  startSession(SESSION); // whose turn it is at an order is asked of the session
  setWireHeaders(() => ({ token: 'token', language: 'en' }));
  resetWireGate();
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => cloud.fetch(address, init));
});
afterAll(() => {
  cleanup();
  clearSession();
  configure({ defaultHidden: false });
  setWireHeaders(() => ({ language: 'en' }));
  vi.unstubAllGlobals();
});

const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
let router: Awaited<ReturnType<typeof mountConsole>> | undefined;

/** Mounts the console once and goes on in it, as a person does; every page asks the cloud anew. */
async function open(path: string) {
  cloud = new OtherCloud();
  queryClient.clear();
  const shown = router;
  if (shown) return act(() => shown.navigate(path));
  const access = buildAccess(menusAnswer, fixtureRegistry.known);
  router = await mountConsole(path, {
    registry: fixtureRegistry,
    access,
    dataProvider: dataProvider(fixtureRegistry, access),
    session: SESSION,
    queryClient,
  });
  return undefined;
}

/* Every page of document 03 that exists, over a cloud that knows that document and nothing of this project. */
describe.each(pages.map((page) => [page.component, page] as const))('%s', (component, page) => {
  it('lists what the cloud has', async () => {
    await open(`/${component}`);
    const table = await screen.findByRole('table', {}, SOON);
    for (const words of page.shows) await within(table).findAllByText(words, {}, SOON);
    expect(cloud.requests.map(({ call }) => call)).toContain(page.list);
    expect(cloud.strange).toEqual([]);
  });

  it('opens it', async () => {
    await open(`/${component}/${BIG_ID}/show`);
    await screen.findAllByText(page.shows[0] ?? '', {}, SOON);
    if (page.detail) {
      await waitFor(() => expect(cloud.requests.map(({ call }) => call)).toContain(page.detail), SOON);
      expect(cloud.requests.find(({ call }) => call === page.detail)?.body).toContain(BIG_ID);
    }
    expect(cloud.strange).toEqual([]);
  });

  // covers VS-127
  const { change, save } = page;
  if (change && save)
    it('saves it', async () => {
      cloud = new OtherCloud();
      const [label, property, typed] = change;
      await open(`/${component}/${BIG_ID}/edit`);
      const input = await screen.findByLabelText(new RegExp(`^${label}`), {}, SOON);
      await userEvent.clear(input);
      await userEvent.type(input, typed);
      const button = document.querySelector('button[type=submit]');
      if (!button) throw new Error('There is no button that saves.');
      await userEvent.click(button);
      await waitFor(
        () =>
          expect(
            cloud.requests.map(({ call }) => call),
            document.querySelector('form')?.textContent ?? '',
          ).toContain(save),
        SOON,
      );
      expect(cloud.sent(save)).toMatchObject({ [property]: typed });
      expect(String(cloud.requests.find(({ call }) => call === save)?.body)).toContain(BIG_ID);
      expect(cloud.strange).toEqual([]);
    });
});
