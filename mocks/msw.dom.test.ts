import { expect, test } from 'vitest';
import { serve } from '@/api/testing/serve';
import { mswHandlers } from './msw';
import { testBackend } from './testing';

test('a page without a server is answered by the backend itself', async () => {
  const { backend } = testBackend();
  serve(...mswHandlers(backend));
  const { code, data } = await (await fetch('/api/vpp/account/v3/web/auth/pubKey')).json();
  expect([code, typeof data.pubKey]).toEqual(['0000', 'string']);
  const refused = await fetch('/api/vpp/account/v3/web/menu/routers', { headers: { authorization: 'Bearer none' } });
  expect(refused.status).toBe(401);
});
