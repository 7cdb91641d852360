import { expect, it } from 'vitest';
import { isOpen } from './isOpen';

it.each([undefined, false, 'localhost', '127.0.0.1', '127.8.9.10', '::1', '[::1]'])('nobody else reaches %s', (host) =>
  expect(isOpen(host)).toBe(false),
);

it.each([true, '', '0.0.0.0', '::', '192.0.2.7', 'localhost.example', '1127.0.0.1', 'console.example'])(
  'others reach %j',
  (host) => expect(isOpen(host)).toBe(true),
);
