import { expect, it } from 'vitest';
import { objectOf } from '@/schema';
import { defineResource, number, text } from '@/dsl';
import type { BackendModule } from '../../module';
import { seedMenus } from '../../seed/seedMenus';
import { testBackend } from '../../testing';

const pump = defineResource({
  name: 'test/pump',
  api: '/test/web/pump',
  fields: { name: text({ required: true }), flow: number() },
  list: { live: { call: 'GET events', by: 'pumpId' } },
});
const area: BackendModule = {
  name: 'test',
  seed: (context) =>
    seedMenus(context, 'iot', [
      { router: 'pump', name: '泵', nameEn: 'Pumps', path: '/test/pump', component: 'test/pump' },
    ]),
};
const open = () => testBackend({ extra: [pump], modules: [area], samples: false });

it('tells of what is stored, to those who may see it, and again to whoever comes back', async () => {
  const { call, raw, token: signIn } = open();
  const token = await signIn('admin@demo.energy');
  const listen = async (headers: Record<string, string> = {}) => {
    const response = await raw('GET', '/test/web/pump/events', {
      headers: { authorization: `Bearer ${token}`, language: 'en', ...headers },
    });
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    return { next: async () => (await reader?.read())?.value ?? '', leave: () => reader?.cancel() };
  };
  const here = await listen();
  expect(await here.next()).toBe(': open\n\n');
  const { data } = await call('POST /test/web/pump/create', { name: 'North', flow: 3 }, token);
  const id = String(objectOf(data).id);
  const event = await here.next();
  expect(event).toMatch(/^event: change\nid: \d+\ndata: \{.*\}\n\n$/);
  expect(JSON.parse(event.split('data: ')[1] ?? '')).toMatchObject({ id, pumpId: id, name: 'North', flow: 3 });
  const number = /id: (\d+)/.exec(event)?.[1] ?? '';
  await here.leave();

  await call('POST /test/web/pump/edit', { id, name: 'North', flow: 4 }, token);
  await call('POST /test/web/pump/delete', { id }, token);
  const back = await listen({ 'last-event-id': number });
  expect(await back.next()).toBe(': open\n\n');
  expect(JSON.parse((await back.next()).split('data: ')[1] ?? ''), 'it is gone by now').toEqual({ id, pumpId: id });
  await back.leave();
});

it('lets nobody listen who may not see the list', async () => {
  const { raw } = open();
  expect((await raw('GET', '/test/web/pump/events')).status).toBe(401);
});
