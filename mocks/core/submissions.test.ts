import { expect, it, vi } from 'vitest';
import { memoryStore } from '../store/memoryStore';
import { at, listAt, testBackend } from '../testing';
import { submissions } from './submissions';

const answer = (text: string) => vi.fn(async () => Response.json({ text }));
const textOf = async (response: Promise<Response>) => ((await (await response).json()) as { text: string }).text;
const hour = 3_600_000;
const a = { id: 'a', sent: 'one' };

it('answers a submission that comes again as it did before, also while that is under way', async () => {
  const once = submissions(memoryStore(), () => 0);
  const work = answer('first');
  const texts = await Promise.all([once(a, work), once(a, work)].map(textOf));
  expect([...texts, await textOf(once(a, answer('second')))]).toEqual(['first', 'first', 'first']);
  expect(work).toHaveBeenCalledTimes(1);
  expect(await textOf(once({ ...a, id: 'b' }, answer('other')))).toBe('other');
});

it('does so after a restart', async () => {
  const store = memoryStore();
  await submissions(store, () => 0)(a, answer('first'));
  expect(await textOf(submissions(store, () => hour)(a, answer('second')))).toBe('first');
});

it('does again what was refused', async () => {
  const once = submissions(memoryStore(), () => 0);
  await expect(once(a, () => Promise.reject(new Error('Taken')))).rejects.toThrow('Taken');
  expect(await textOf(once(a, answer('done')))).toBe('done');
});

it('refuses other content under a known key: neither is the first answer its own, nor is it done unasked', async () => {
  const once = submissions(memoryStore(), () => 0);
  await once(a, answer('first'));
  const work = answer('second');
  await expect(once({ ...a, sent: 'two' }, work)).rejects.toMatchObject({ status: 422 });
  expect(work).not.toHaveBeenCalled();
});

it('forgets after a day, and keeps no more than some thousand, the newest', async () => {
  let now = 0;
  const store = memoryStore();
  const once = submissions(store, () => now);
  await once(a, answer('first'));
  now = 25 * hour;
  expect(await textOf(once(a, answer('second')))).toBe('second');
  for (let count = 0; count < 1_200; count += 1) await once({ id: `n${count}`, sent: '' }, answer(''));
  expect(store.all('submissions').length).toBeLessThanOrEqual(1_100);
  expect(store.get('submissions', 'n1199')).toBeDefined();
});

it('keeps no file', async () => {
  const store = memoryStore();
  await submissions(store, () => 0)(a, async () => new Response('x', { headers: { 'content-type': 'text/csv' } }));
  expect(store.all('submissions')).toEqual([]);
});

it('is heeded by calls that change something, for each account by itself', async () => {
  const { call, token } = testBackend();
  const [admin, other] = [await token('admin@demo.energy'), await token('tenant@demo.energy')];
  const list = async (as: string) => listAt(await call('GET /account/v3/web/org/list', {}, as));
  const parents = new Map([
    [admin, (await list(admin))[0]?.id],
    [other, (await list(other))[0]?.id],
  ]);
  const create = async (as: string, name: string) =>
    call('POST /account/v3/web/org/create', { name, sort: 1, parentId: parents.get(as) }, as, {
      'idempotency-key': 'k1',
    });
  const found = async () => (await list(admin)).filter(({ name }) => name === 'Ada Once').length;
  const first = await create(admin, 'Ada Once');
  expect(first.code).toBe('0000');
  expect(await create(admin, 'Ada Once')).toMatchObject({ status: 200, data: first.data });
  expect(await found()).toBe(1);
  expect((await create(admin, 'Bea')).status).toBe(422);
  expect(at(await create(other, 'Ada Once'), 'id')).not.toBe(at(first, 'id'));
});

it('knows a form again whose password was sealed anew', async () => {
  const { call, token, seal } = testBackend();
  const own = await token('tenant@demo.energy');
  const [organization] = listAt(await call('GET /account/v3/web/org/list', {}, own));
  const [role] = listAt(await call('GET /account/v3/web/role/page', { pageNum: 1, pageSize: 10 }, own));
  const create = async () =>
    call(
      'POST /account/v3/web/user/create',
      {
        account: 'once_only',
        name: 'Once',
        pwd: (await seal('Secret123'))[0],
        orgId: organization?.id,
        roleIds: [role?.id],
      },
      own,
      { 'idempotency-key': 'k2' },
    );
  const first = await create();
  expect(first.code).toBe('0000');
  expect(await create()).toMatchObject({ code: '0000', data: first.data });
});
