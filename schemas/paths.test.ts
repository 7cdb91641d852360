import { expect, it } from 'vitest';
import { pages, reports, schemas } from 'virtual:registry';
import { areas } from '@mocks/areas';
import { createBackend } from '@mocks/backend';
import { accountTables } from '@mocks/account/tables';
import { allReports, allResources } from '@mocks/resources';
import { memoryStore } from '@mocks/store/memoryStore';
import { paths as accountPaths } from './account/parts/paths';
import { paths } from './paths';

const usual = { ...accountPaths, ...paths };

it('says where the menus of the reference backend have each page', async () => {
  const store = memoryStore();
  const backend = createBackend({
    store,
    resources: allResources,
    reports: allReports,
    modules: areas,
    samples: false,
  });
  await backend.reset();
  const menus = accountTables(store)
    .menus.all()
    .filter(({ type }) => type === 1);
  expect(menus.length).toBeGreaterThan(150);
  expect(menus.filter(({ component, path }) => path !== (usual[component ?? ''] ?? `/${component}`))).toEqual([]);
});

it('names nothing that there is not, and no place twice', () => {
  const known = new Set([...schemas, ...reports, ...pages, 'vpp/order-trace']); // which the documents alone name so far
  expect(Object.keys(usual).filter((key) => !known.has(key))).toEqual([]);
  expect(new Set(Object.values(usual)).size).toBe(Object.keys(usual).length);
});
