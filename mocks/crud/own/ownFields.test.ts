import { expect, it } from 'vitest';
import { defineResource, text } from '@/dsl';
import type { BackendModule } from '../../module';
import { seedMenus } from '../../seed/seedMenus';
import { at, listAt, testBackend } from '../../testing';

const tool = defineResource({
  name: 'test/tool',
  api: '/test/web/tool',
  fields: { name: text({ required: true }) },
  list: { filters: ['name'] },
  ownFields: { call: 'GET fields', at: 'extra' },
});
const area: BackendModule = {
  name: 'test',
  seed: (context) =>
    seedMenus(context, 'iot', [
      { router: 'tool', name: '工具', nameEn: 'Tools', path: '/test/tool', component: 'test/tool' },
    ]),
};

it('keeps, checks, finds and answers what a tenant has added', async () => {
  const { call, token: signIn } = testBackend({ extra: [tool], modules: [area], samples: false });
  const token = await signIn('admin@demo.energy');
  const fields = await call('GET /test/web/tool/fields', {}, token);
  expect(listAt(fields, '').map(({ name }) => name)).toContain('costCenter');
  const make = (extra: object) => call('POST /test/web/tool/create', { name: 'Saw', extra }, token);
  const made = await make({ costCenter: 'C-7' });
  expect(made.code).toBe('0000');
  await call('POST /test/web/tool/create', { name: 'Axe' }, token);
  const refused = await make({ costCenter: 'far longer than twenty letters' });
  expect(refused.code).not.toBe('0000');
  expect(JSON.stringify(refused.data)).toContain('costCenter');
  const id = String(at(made, 'id'));
  expect(at(await call('GET /test/web/tool/detail', { id }, token), 'extra.costCenter')).toBe('C-7');
  const found = await call('GET /test/web/tool/page', { 'extra.costCenter': 'c-7' }, token);
  expect(listAt(found).map(({ name }) => name)).toEqual(['Saw']);
  await call('POST /test/web/tool/edit', { id, name: 'Saw', extra: { costCenter: null } }, token);
  expect(at(await call('GET /test/web/tool/detail', { id }, token), 'extra.costCenter')).toBe('');
});
