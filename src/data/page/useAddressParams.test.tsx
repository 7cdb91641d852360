import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { useAddressParams } from './useAddressParams';

afterEach(cleanup);

function Page() {
  const [params, change] = useAddressParams();
  const next = () =>
    change((now) => {
      now.set('tab', 'notes');
      return now;
    });
  return <button onClick={next}>{params.get('tab') ?? 'none'}</button>;
}

it('changes the address in place, and what the page was opened with stays', async () => {
  const entry = { pathname: '/a', search: '?of=1', state: { walk: 'here' } };
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: ['/before', entry] });
  render(<RouterProvider router={router} />);
  await userEvent.click(screen.getByRole('button', { name: 'none' }));
  expect(await screen.findByRole('button', { name: 'notes' })).toBeDefined();
  expect(router.state.location).toMatchObject({ search: '?of=1&tab=notes', state: { walk: 'here' } });
  await router.navigate(-1);
  expect(router.state.location.pathname).toBe('/before');
});
