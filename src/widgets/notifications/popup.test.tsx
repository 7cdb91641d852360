import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { createRegistry } from '@/data/registry/registry';
import { RegistryProvider } from '@/data/registry/RegistryContext';
import type { Notice } from './notice';
import { NotificationPopup } from './NotificationPopup';

afterEach(cleanup);

const i18n = { translate: (key: string) => key, changeLocale: () => Promise.resolve(), getLocale: () => 'en' };
const registry = createRegistry({ schemas: {}, views: {}, pages: {}, messages: {} });
/** As React marks a promise it has seen: nothing waits for it. */
const LOADED = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });
const notice = (id: string): Notice => ({
  id,
  time: '2026-11-28 10:00:00',
  tag: 'Alarm',
  tone: 'error',
  description: `Outage ${id}`,
  read: false,
});
const popup = (ids: readonly string[], silent: boolean, onSnooze = vi.fn()) => (
  <CoreAdminContext i18nProvider={i18n}>
    <RegistryProvider registry={registry} texts={{ ensureArea: () => LOADED }}>
      <NotificationPopup
        notices={ids.map(notice)}
        silent={silent}
        onRead={() => undefined}
        onOpen={() => undefined}
        onSnooze={onSnooze}
      />
    </RegistryProvider>
  </CoreAdminContext>
);

it('pops up what arrives, unless it is to be quiet: then it does not afterwards, either', () => {
  const { rerender } = render(popup(['1'], false));
  expect(screen.queryByText(/Outage/)).toBeNull();
  rerender(popup(['1', '2'], true));
  expect(screen.queryByText(/Outage/)).toBeNull();
  rerender(popup(['1', '2', '3'], false));
  expect(screen.getByText('Outage 3')).toBeTruthy();
  expect(screen.queryByText('Outage 2')).toBeNull();
});

it('offers to be quiet for an hour or for today, at what popped up', async () => {
  const onSnooze = vi.fn();
  const { rerender } = render(popup([], false, onSnooze));
  rerender(popup(['1'], false, onSnooze));
  await userEvent.click(screen.getByRole('button', { name: 'widgets.notifications.snooze.label' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'widgets.notifications.snooze.day' }));
  expect(onSnooze).toHaveBeenCalledWith('day');
});
