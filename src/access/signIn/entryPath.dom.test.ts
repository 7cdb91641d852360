import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { safeUrl } from '@/widgets/safeUrl';
import { holds } from '../../../tests/properties/holds';
import { entryPage, leadsToEntry, tokenIn } from './entryPath';
import { webLink } from '../webLink';

/** Other tests may have left the page elsewhere. */
beforeEach(() => window.history.replaceState(null, '', '/'));

const { host, origin } = window.location;

/** A letter as it is, as a capital, or encoded. */
const spelled = (text: string) =>
  fc
    .tuple(
      ...[...text].map((letter) =>
        fc.constantFrom(letter, letter.toUpperCase(), `%${letter.charCodeAt(0).toString(16)}`),
      ),
    )
    .map((letters) => letters.join(''));
const page = fc.constantFrom('login', 'authentication').chain(spelled);
const end = fc
  .tuple(fc.constantFrom('', '/', '//', '/.', '/x/..'), fc.constantFrom('', '?iemsToken=x', '?token=x', '#iemsToken=x'))
  .map((parts) => parts.join(''));
const start = fc.constantFrom(
  '',
  '/',
  './',
  '../',
  '../../',
  '/./',
  '/a/../',
  `${origin}/`,
  `${origin}//`,
  `${origin.toUpperCase()}/`,
  `https://${host}/`,
  `${origin}/a/../`,
);

describe('an address that signs people in', () => {
  holds(
    'is no link, however it is written',
    fc.property(start, page, end, (before, name, after) => {
      const address = before + name + after;
      expect({ address, leads: leadsToEntry(address) }).toEqual({ address, leads: true });
      expect([safeUrl(address), webLink(address)]).toEqual([undefined, undefined]);
    }),
  );

  it.each(['/console/login?iemsToken=x', `${origin}/Console/Login/`, 'login', '/login'])(
    'is one below a path, too: %s',
    (address) => {
      expect(leadsToEntry(address, '/console')).toBe(true);
    },
  );

  it.each([
    '/loginlog',
    '/login/log',
    '/platform/login',
    '/a?u=/login',
    '#login',
    'https://elsewhere.example/login',
    'https://elsewhere.example/authentication?token=x',
    '/%',
    '/files/a.pdf',
  ])('is not %s', (address) => expect(leadsToEntry(address)).toBe(false));
});

it('names the pages exactly: what is only like them signs nobody in', () => {
  expect(
    ['/login', '/login//', '/authentication/', '/Login', '/%6cogin', '//login', '/login/x', '/'].map((path) =>
      entryPage(path),
    ),
  ).toEqual(['login', 'login', 'authentication', undefined, undefined, undefined, undefined, undefined]);
});

it.each([
  ['/login?iemsToken=a&iemsToken=b', 'a'],
  ['/login#iemsToken=a', 'a'],
  ['/login?iemsToken=a#iemsToken=b', 'a'],
  ['/login#x=1&iemsToken=', ''],
  ['/login?token=a#top', null],
  ['/authentication/#token=a', 'a'],
  ['/platform/user?token=a&iemsToken=b', null],
])('finds in %s the token %j', (address, token) => expect(tokenIn(new URL(address, origin))).toBe(token));
