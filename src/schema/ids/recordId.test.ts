import { expect, it } from 'vitest';
import { idBelow, idParams, partsOfId } from './recordId';
import { resolveCall } from '../call';

const HARD = ['7', 'a~b', '~', '!', '!1', '~!0~', 'a/b', '10%2F', '', 'ü 中', '!0!1~~'];

it.each(HARD.flatMap((above) => HARD.map((own) => [above, own] as const)))('keeps %j and %j apart', (above, own) => {
  const id = idBelow(above, own);
  expect(partsOfId(id)).toEqual({ above, own });
});

it('makes another text of every pair, and one segment of an address', () => {
  const all = HARD.flatMap((above) => HARD.map((own) => idBelow(above, own)));
  expect(new Set(all).size).toBe(all.length);
  expect(encodeURIComponent(idBelow('north', '4f-1'))).toBe('north~4f-1');
});

it('tells a call of both, under the names it has for them', () => {
  const call = { ...resolveCall('GET {id}', '/realms/{realm}/users'), above: 'realm' };
  expect(idParams(call, 'north~7')).toEqual({ realm: 'north', id: '7' });
  expect(idParams({ ...call, idName: 'user', names: { realm: 'r' } }, 'north~7')).toEqual({ r: 'north', user: '7' });
  expect(idParams(call, ['north~7', 'north~8'])).toEqual({ realm: 'north', ids: ['7', '8'] });
  expect(() => idParams(call, ['north~7', 'south~7'])).toThrow(/one other/);
  expect(idParams(call, '7')).toEqual({ id: '7' });
});

it('leaves an id alone where no record is above', () => {
  const call = resolveCall('GET detail', '/users');
  expect(idParams(call, 'a~b')).toEqual({ id: 'a~b' });
  expect(idParams(call, ['a~b', 'c'])).toEqual({ ids: ['a~b', 'c'] });
});

it.each(HARD.filter((one) => one !== '').flatMap((own) => HARD.map((far) => [far, own] as const)))(
  'parts the id of a record below %j whose own id is %j for a path that names both',
  (far, own) => {
    const call = { ...resolveCall('GET {id}', '/realms/{realm}/clients/{client}/roles'), above: 'client' };
    const both = { ...call, levels: ['realm', 'client'] };
    const role = idBelow(idBelow(far, own), '7');
    expect(idParams(both, role)).toEqual({ ...(far !== '' && { realm: far }), client: own, id: '7' });
  },
);
