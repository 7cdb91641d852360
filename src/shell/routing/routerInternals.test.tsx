import { act, cleanup, render, screen } from '@testing-library/react';
import { useContext, type ReactNode } from 'react';
import { version } from 'react-router/package.json';
import { afterEach, expect, it } from 'vitest';
import {
  createMemoryRouter,
  RouterProvider,
  useBlocker,
  useHref,
  useLocation,
  useNavigate,
  useParams,
} from 'react-router';
import { LiveRouter } from './LiveRouter';
import { LocationContext, NavigationContext, RouteContext, RouterContext, RouterStateContext } from './routerInternals';
import { StillRouter } from './StillRouter';

afterEach(cleanup);

/** Reads the five contexts as they are where it stands. */
function inside(draw: (probe: ReactNode) => ReactNode) {
  let found: Record<string, object | null> = {};
  function Probe() {
    found = {
      router: useContext(RouterContext),
      navigation: useContext(NavigationContext),
      state: useContext(RouterStateContext),
      location: useContext(LocationContext),
      route: useContext(RouteContext),
    };
    return null;
  }
  render(draw(<Probe />));
  return Object.fromEntries(
    Object.entries(found).map(([name, value]) => [
      name,
      Object.entries(value ?? {})
        .filter(([, one]) => one !== undefined)
        .map(([key]) => key)
        .sort(),
    ]),
  );
}

it('relies on react-router 7.18: look here first when it is another', () => expect(version).toMatch(/^7\.18\./));

it('gives hooks and links what RouterProvider gives them, field by field', () => {
  const theirs = inside((probe) => <RouterProvider router={createMemoryRouter([{ path: '*', element: probe }])} />);
  const ours = inside((probe) => <StillRouter router={createMemoryRouter([{ path: '*' }])}>{probe}</StillRouter>);
  for (const name of ['state', 'location', 'route']) expect(ours[name], name).toEqual(theirs[name]);
  for (const name of ['router', 'navigation'])
    expect(
      theirs[name]?.filter((key) => !ours[name]?.includes(key)),
      name,
    ).toEqual([]);
});

it('serves the hooks the console is made of', async () => {
  let blocked = false;
  function Page() {
    const navigate = useNavigate();
    const blocker = useBlocker(({ nextLocation }) => nextLocation.pathname === '/held');
    blocked = blocker.state === 'blocked';
    return (
      <button onClick={() => void navigate('/held')}>
        {useLocation().pathname} {useHref('/there')} {useParams()['*']}
      </button>
    );
  }
  const router = createMemoryRouter([{ path: '*' }], { initialEntries: ['/here'] });
  render(
    <StillRouter router={router}>
      <LiveRouter>
        <Page />
      </LiveRouter>
    </StillRouter>,
  );
  await act(async () => screen.getByRole('button', { name: '/here /there here' }).click());
  expect([blocked, router.state.location.pathname]).toEqual([true, '/here']);
});
