import { expect, it } from 'vitest';
import { ADDRESS_HEADER } from '../core/addressOf';
import { clientAddress, tellAddress } from './clientAddress';

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

it('what a caller writes of himself is overwritten, and the rest of the head stays', () => {
  const incoming = {
    rawHeaders: ['Accept', '*/*', 'X-Client-Address', '6.6.6.6', 'Host', 'x'],
    headers: { 'x-real-ip': '203.0.113.9' },
    socket: { remoteAddress: '::ffff:10.0.0.2' },
  };
  tellAddress(incoming);
  expect(incoming.rawHeaders).toEqual(['Accept', '*/*', 'Host', 'x', ADDRESS_HEADER, '203.0.113.9']);
});
