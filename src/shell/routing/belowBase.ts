import { basePath, inBase, withoutBase } from '@/access/internal';

/** An object as it is, but for some of its parts. */
function but<T extends object>(real: T, own: Readonly<Record<string, () => unknown>>): T {
  const target: T = Object.create(real); // the real one does not let its own parts be told otherwise
  return new Proxy(target, {
    get: (_, name) => {
      if (typeof name === 'string' && Object.hasOwn(own, name)) return own[name]?.();
      const value: unknown = Reflect.get(real, name);
      return typeof value === 'function' ? value.bind(real) : value;
    },
    has: (_, name) => name in real,
  });
}

const placed = (url?: string | URL | null) => (typeof url === 'string' && url.startsWith('/') ? inBase(url) : url);

/**
 * The window as a router sees it that knows nothing of the path the console is served below: addresses without it come
 * out, addresses with it go in. So nothing of the console has to know it either, but what leaves the page.
 */
export function belowBase(real: Window = window): Window {
  if (basePath === '') return real;
  const { location, history } = real;
  const shownLocation = but(location, {
    pathname: () => withoutBase(location.pathname),
    assign: () => (url: string) => location.assign(placed(url) ?? ''),
    replace: () => (url: string) => location.replace(placed(url) ?? ''),
  });
  const shownHistory = but(history, {
    pushState: () => (state: unknown, unused: string, url?: string | URL | null) =>
      history.pushState(state, unused, placed(url)),
    replaceState: () => (state: unknown, unused: string, url?: string | URL | null) =>
      history.replaceState(state, unused, placed(url)),
  });
  return but(real, { location: () => shownLocation, history: () => shownHistory });
}
