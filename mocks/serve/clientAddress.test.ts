import { expect, it } from 'vitest';
import { ADDRESS_HEADER } from '../core/addressOf';
import { clientAddress, withAddress } from './clientAddress';

it.each([
  ['198.51.100.7', {}, '198.51.100.7'],
  ['198.51.100.7', { 'x-real-ip': '6.6.6.6', 'x-forwarded-for': '6.6.6.6' }, '198.51.100.7'],
  ['::ffff:198.51.100.7', { 'x-forwarded-for': '6.6.6.6' }, '198.51.100.7'],
  ['127.0.0.1', {}, '127.0.0.1'],
  ['::ffff:127.0.0.1', { 'x-real-ip': '203.0.113.9' }, '203.0.113.9'],
  ['10.1.2.3', { 'x-forwarded-for': '6.6.6.6, 203.0.113.9' }, '203.0.113.9'],
  ['172.20.0.3', { 'x-real-ip': '<b>6.6.6.6</b>' }, '172.20.0.3'],
  ['172.32.0.3', { 'x-real-ip': '6.6.6.6' }, '172.32.0.3'],
] as const)('from %s with %j is %s', (remote, headers, address) => {
  expect(clientAddress(remote, new Headers(headers))).toBe(address);
});

it('what a caller writes of himself is overwritten, and his call stays what it was', async () => {
  const request = new Request('http://backend.test/api/x', {
    method: 'POST',
    body: '{"a":1}',
    headers: { [ADDRESS_HEADER]: '6.6.6.6', 'content-type': 'application/json' },
  });
  const passed = withAddress(request, '198.51.100.7');
  expect([passed.headers.get(ADDRESS_HEADER), passed.headers.get('content-type'), await passed.text()]).toEqual([
    '198.51.100.7',
    'application/json',
    '{"a":1}',
  ]);
});
