import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { RouteGrant } from '@/access/access';
import { RegistryProvider } from '@/data/registry/RegistryContext';
import { createRegistry } from '@/data/registry/registry';
import ResourcePage from './ResourcePages';
import { PATH, renderAt } from './testing/renderAt';
import { thing } from './testing/thing';
import type { ResourceView } from './views';

afterEach(cleanup);

const GRANT: RouteGrant = {
  path: PATH,
  target: { kind: 'resource', key: thing.name },
  codes: new Set(),
  name: '',
  nameEn: '',
  platform: 'p',
  trail: [],
};
const bespoke = {
  default: {
    pages: { list: () => <p>Bespoke list</p>, edit: ({ id }: { id?: string }) => <p>{`Bespoke edit of ${id}`}</p> },
  },
};

async function open(view: ResourceView, codes: readonly string[], id?: string) {
  const registry = createRegistry({
    schemas: { 'schemas/area/thing.ts': async () => ({ thing }) },
    views: { 'resources/area/thing.views.tsx': async () => bespoke },
    pages: {},
    messages: {},
  });
  const page = (
    <RegistryProvider registry={registry} texts={{ ensureArea: async () => undefined }}>
      <ResourcePage grant={GRANT} view={view} id={id} />
    </RegistryProvider>
  );
  await act(async () => void renderAt(page, { resource: thing, codes, at: `${PATH}/page` }));
}

describe('ResourcePage', () => {
  it('shows a form only with its grant', async () => {
    await open('create', ['edit']);
    expect(await screen.findByText('No permission')).toBeTruthy();
    cleanup();
    await open('create', ['create']);
    expect(await screen.findByRole('heading', { level: 1, name: 'New thing' }, { timeout: 15_000 })).toBeTruthy();
  });

  it('draws a bespoke page in place of its own', async () => {
    await open('list', []);
    expect(await screen.findByText('Bespoke list')).toBeTruthy();
    cleanup();
    await open('edit', ['edit'], '7');
    expect(await screen.findByText('Bespoke edit of 7')).toBeTruthy();
  });
});
