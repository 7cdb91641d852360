import { describe, expect, it } from 'vitest';
import { defineResource, text } from '@/dsl';
import { accountTables } from '../account/tables';
import type { BackendModule } from '../module';
import { DEMO_TENANT, OPERATOR, orgId, tenantId } from '../seed/seedCompanies';
import { seedMenus } from '../seed/seedMenus';
import { listAt, testBackend } from '../testing';
import { byOrganization, operatorOnly, owned } from './scopes';

const thing = (name: string) =>
  defineResource({
    name,
    api: { base: `/${name}`, page: 'GET page', create: 'POST create', delete: 'POST delete' },
    fields: { name: text(), orgId: text() },
  });
const extra = ['scope/org', 'scope/operator', 'scope/shared', 'scope/open'].map(thing);

const area: BackendModule = {
  name: 'scope',
  hooks: (context) => ({
    'scope/org': byOrganization(context, 'orgId'),
    'scope/operator': operatorOnly,
    'scope/shared': { create: ({ row, incoming }) => owned(row, incoming) },
    'scope/open': { changeable: () => true },
  }),
  seed: (context) =>
    seedMenus(
      context,
      'enterprise',
      extra.map(({ name }) => ({
        router: name.replace('/', '-'),
        name,
        nameEn: name,
        path: `/${name}`,
        component: name,
      })),
    ),
};

describe('who sees which records', () => {
  const made = async () => {
    const { store, call, token } = testBackend({ extra, modules: [area], samples: false });
    const own = tenantId(DEMO_TENANT);
    const row = (name: string, more: object) => ({ id: name, name, tenantId: own, orgId: null, ...more });
    const [root, service] = [orgId(DEMO_TENANT), orgId(DEMO_TENANT, 'service')];
    const rows = [
      row('whole', {}),
      row('root', { orgId: root }),
      row('service', { orgId: service }),
      row('other', { orgId: 'elsewhere' }),
      row('operators', { tenantId: tenantId(OPERATOR) }),
      row('everybodys', { tenantId: null }),
    ];
    for (const { name } of extra) store.put(name, ...rows);
    const move = (account: string, key: string) => {
      const { users } = accountTables(store);
      users.patch(users.find((one) => one.account === account)?.id ?? '', { orgId: orgId(DEMO_TENANT, key) });
    };
    return {
      call,
      move,
      token,
      names: async (account: string, resource: string) =>
        listAt(await call(`GET /${resource}/page`, { pageSize: 50 }, await token(account))).map(({ name }) => name),
    };
  };

  it('is by organisation: those of mine and below, and of my tenant what has none; the operator sees all', async () => {
    const { names, move } = await made();
    expect(await names('admin@demo.energy', 'scope/org')).toHaveLength(6);
    expect(await names('tenant@demo.energy', 'scope/org')).toEqual(
      expect.arrayContaining(['whole', 'root', 'service', 'everybodys']),
    );
    expect(await names('tenant@demo.energy', 'scope/org')).toHaveLength(4);
    move('tenant@demo.energy', 'service');
    expect((await names('tenant@demo.energy', 'scope/org')).toSorted()).toEqual(['everybodys', 'service', 'whole']);
  });

  it('is the operator alone', async () => {
    const { names } = await made();
    expect(await names('admin@demo.energy', 'scope/operator')).toHaveLength(6);
    expect(await names('tenant@demo.energy', 'scope/operator')).toEqual([]);
  });

  it('is everybody, of records of the platform, which only the operator changes', async () => {
    const { names, call, token } = await made();
    const [admin, tenant] = [await token('admin@demo.energy'), await token('tenant@demo.energy')];
    expect((await call('POST /scope/shared/create', { name: 'new' }, admin)).code).toBe('0000');
    expect((await call('POST /scope/shared/create', { name: 'mine' }, tenant)).code).toBe('0000');
    expect(await names('tenant@demo.energy', 'scope/shared')).toEqual(
      expect.arrayContaining(['everybodys', 'new', 'mine']),
    );
    expect((await call('POST /scope/shared/delete', { id: 'everybodys' }, tenant)).code).not.toBe('0000');
    expect(await names('admin@demo.energy', 'scope/shared')).toContain('everybodys');
  });

  it('may change them where a resource says so', async () => {
    const { names, call, token } = await made();
    expect((await call('POST /scope/open/delete', { id: 'everybodys' }, await token('tenant@demo.energy'))).code).toBe(
      '0000',
    );
    expect(await names('admin@demo.energy', 'scope/open')).not.toContain('everybodys');
  });
});
