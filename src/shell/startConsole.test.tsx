import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { clearSession, startSession } from '@/access/session';
import { configureWire, wireConfig } from '@/api';
import { createRegistry } from '@/data/registry/registry';
import { defaultBrand } from './brands/defaultBrand';
import { fakeServer } from './entry/fakeServer';
import { Console } from './Console';
import { startConsole } from './startConsole';

const SOON = { timeout: 20_000 };
const registry = createRegistry({
  schemas: {},
  views: {},
  pages: { '/resources/greeting.page.tsx': () => Promise.resolve({ default: () => <p>Good morning</p> }) },
  messages: {},
});
const routers = {
  productDtoList: [{ code: 'vpp', menus: [{ type: 1, name: 'Greeting', path: '/greeting', component: 'greeting' }] }],
};
const ada = { accessToken: 'token', userId: '1', userName: 'Ada', account: 'ada' };

const spoken = { ...wireConfig };

afterEach(() => {
  configureWire(spoken);
  cleanup();
  clearSession();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
  vi.restoreAllMocks();
});

it('shows the sign-in of the brand it was given, and speaks as it was told', async () => {
  fakeServer({});
  document.body.innerHTML = '<div id="root"></div>';
  const brand = { ...defaultBrand, title: 'Depot console' };
  await act(() => startConsole({ brand: () => Promise.resolve(brand), wire: { timeout: 1234 } }));
  expect(await screen.findByText('Depot console', {}, SOON)).toBeTruthy();
  expect(wireConfig.timeout).toBe(1234);
});

it('is a part of another React app, with pages of the registry it was given', async () => {
  fakeServer({ routers });
  startSession(ada);
  window.history.replaceState(null, '', '/greeting');
  await act(async () => {
    render(<Console registry={registry} brand={defaultBrand} />);
  });
  expect(await screen.findByText('Good morning', {}, SOON)).toBeTruthy();
});
