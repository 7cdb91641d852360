import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Activity } from 'react';
import { afterEach, expect, it } from 'vitest';
import { createMemoryRouter, Link, useLocation, useNavigate } from 'react-router';
import { AccessProvider } from '@/access/AccessContext';
import { buildAccess } from '@/access/buildAccess';
import { usePagePlace } from '@/data/page/pagePlace';
import type { PageTab } from '../tabs/pageTab';
import { TabRouter } from '../tabs/TabRouter';
import { LiveRouter } from './LiveRouter';
import { StillRouter } from './StillRouter';
import { useAddress } from './useAddress';

afterEach(cleanup);

const access = buildAccess({ productDtoList: [] }, { schemas: new Set(), pages: new Set() });
let drawn = 0;

/** Part of a page: reads the address, and goes elsewhere. */
function Part() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  drawn += 1;
  return <button onClick={() => void navigate('/third')}>in {pathname}</button>;
}
/** The same element every time: only what it reads may draw it again. */
const PART = <Part />;
const move = () => undefined;
function Where() {
  return <p>at {useLocation().pathname}</p>;
}
function Tab({ tab, hidden = false }: { readonly tab: PageTab; readonly hidden?: boolean }) {
  const address = useAddress();
  return (
    <Activity mode={hidden ? 'hidden' : 'visible'}>
      <TabRouter tab={tab} address={hidden ? undefined : address} place={usePagePlace()} move={move}>
        {PART}
      </TabRouter>
    </Activity>
  );
}

function open(hidden: boolean) {
  const router = createMemoryRouter([{ path: '*' }], { initialEntries: ['/first'] });
  const tab: PageTab = {
    key: '/first',
    route: '/first',
    own: false,
    born: 1,
    used: 1,
    opened: true,
    location: router.state.location,
  };
  render(
    <StillRouter router={router}>
      <AccessProvider access={access}>
        <LiveRouter>
          <Where />
          <Link to="/second">Second</Link>
        </LiveRouter>
        <Tab tab={tab} hidden={hidden} />
      </AccessProvider>
    </StillRouter>,
  );
  drawn = 0;
  return router;
}

it('draws nothing of a hidden page when the console goes elsewhere', async () => {
  const router = open(true);
  await act(async () => router.navigate('/second'));
  expect(screen.getByText('at /second')).toBeDefined();
  expect(screen.getByText('in /first')).toBeDefined();
  expect(drawn).toBe(0);
});

it('pushes a link to another page, and replaces what it already shows', async () => {
  const router = open(true);
  const link = screen.getByRole('link', { name: 'Second' });
  await act(async () => void fireEvent.click(link));
  expect([router.state.location.pathname, router.state.historyAction]).toEqual(['/second', 'PUSH']);
  await act(async () => void fireEvent.click(link));
  expect([router.state.location.pathname, router.state.historyAction]).toEqual(['/second', 'REPLACE']);
});

it('takes the console along when the page on the screen goes elsewhere', async () => {
  const router = open(false);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'in /first' })));
  expect(router.state.location.pathname).toBe('/third');
  expect(screen.getByText('at /third')).toBeDefined();
});
