import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { AccessProvider } from '@/access/AccessContext';
import { renderAt } from '@/crud/testing/renderAt';
import { defineResource, text } from '@/dsl';
import { HomeContext } from '../context/HomeContext';
import { readHome } from '../context/readHome';
import { UserTable } from './HomeTables';

const PAGE = '/userManagement/user/userDetail/strategyActivityAnalysis';
const thing = defineResource({ name: 'area/thing', api: '/area/thing', fields: { name: text() } });
const users = [{ id: '9007199254740993', email: 'anna@homes.example', joined: null }];

async function draw(granted: readonly string[]) {
  const routes = new Map(
    granted.map((path) => [
      path,
      {
        path,
        target: { kind: 'page', key: 'hems/strategy-activity' },
        codes: new Set<string>(),
        name: '',
        nameEn: '',
        platform: 'p',
        trail: [],
      } as const,
    ]),
  );
  const home = readHome('100001', { name: 'Home' });
  const page = (
    <AccessProvider access={{ platforms: [], routes, pathOf: new Map(), diagnostics: [] }}>
      <HomeContext value={{ home, zone: 'Europe/Amsterdam', today: '2026-05-01' }}>
        <UserTable users={users} />
      </HomeContext>
    </AccessProvider>
  );
  await act(async () => void renderAt(page, { resource: thing }));
}

// covers HR-024
describe('a user of a home', () => {
  afterEach(cleanup);

  it('leads to what its strategies did, in a new tab, with its id', async () => {
    await draw([PAGE]);
    const link = screen.getByRole('link', { name: /9007199254740993/ });
    expect(link.getAttribute('href')).toBe(`${PAGE}?id=9007199254740993`);
    expect(link.getAttribute('target')).toBe('_blank');
  });

  it('leads nowhere for people without a grant of that page', async () => {
    await draw([]);
    expect(screen.getByText('9007199254740993')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
  });
});
