import { expect, it } from 'vitest';
import { listAt, testBackend } from '../../../testing';
import cloud from './module';

const CALL = 'POST /iemscloud/account/web/common/user/listByOrgIdUp';

// covers V-222
it('who may look after a station is of its organization or of one above it, and of none below or beside', async () => {
  const { call, store, token } = testBackend({ modules: [cloud] });
  const admin = await token('admin@demo.energy');
  const [top] = listAt(await call('POST /iemscloud/account/web/common/org/name/tree', {}, admin), '');
  const children = store.all('account/organization').filter(({ parentId }) => parentId === top?.id);
  expect(children.length).toBeGreaterThan(0);
  const ofTop = listAt(await call(CALL, { orgId: top?.id }, admin), '');
  expect(new Set(ofTop.map(({ orgId }) => orgId))).toEqual(new Set([top?.id]));
  for (const { id } of children) {
    const ofChild = listAt(await call(CALL, { orgId: id }, admin), '');
    expect(ofChild).toEqual(expect.arrayContaining(ofTop));
    expect([top?.id, id]).toEqual(expect.arrayContaining([...new Set(ofChild.map(({ orgId }) => orgId))]));
  }
});
