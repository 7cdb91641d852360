import { expect, it } from 'vitest';
import { inBase, withoutBase } from './basePath';

it.each([
  ['/console/iot/brand', '/console', '/iot/brand'],
  ['/console/', '/console', '/'],
  ['/console', '/console', '/'],
  ['/consoles/x', '/console', '/consoles/x'],
  ['/iot/brand', '', '/iot/brand'],
])('%s below %j is %s', (pathname, base, named) => {
  expect(withoutBase(pathname, base)).toBe(named);
});

it('stands at the root of its host unless it is built for a path', () => {
  expect(inBase('/login')).toBe('/login');
});
