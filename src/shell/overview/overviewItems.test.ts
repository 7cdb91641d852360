import { describe, expect, it } from 'vitest';
import type { Access, RouteGrant } from '@/access/access';
import { buildAccess } from '@/access/buildAccess';
import { readArranged } from '@/report/page/pins';
import { arrangedItems, grantedItems, withMoved, withoutItem } from './overviewItems';

const known = {
  schemas: new Set(['a/site', 'a/order']),
  reports: new Set(['a/energy', 'b/money']),
  pages: new Set<string>(),
};
const menu = (component: string) => ({
  id: component,
  name: component,
  path: `/${component}`,
  component,
  type: 1,
  visible: true,
});
const access: Access = buildAccess(
  [
    { code: 'one', name: 'One', menuList: [menu('a/energy'), menu('a/site')] },
    { code: 'two', name: 'Two', menuList: [menu('b/money')] },
  ],
  known,
);
const spec = {
  blocks: [
    { report: 'a/energy', block: 'total', days: 7 },
    { report: 'a/energy', block: 'trend' },
    { report: 'b/money', block: 'total' },
  ],
  waits: [],
  records: [
    { list: 'a/site', filter: { status: 'offline' } },
    { list: 'a/order', filter: {} },
  ],
};
const none = readArranged(undefined);
const keys = (platform: string, arranged = none) =>
  arrangedItems(grantedItems(spec, access, platform, arranged), arranged).map(({ key }) => key);
const RECORDS = 'a/site {"status":"offline"}';

describe('the overview of a platform', () => {
  it('has what is granted on it, and nothing else', () => {
    const paths = [...access.routes.values()].map(({ path }: RouteGrant) => path);
    expect(paths).toEqual(['/a/energy', '/a/site', '/b/money']);
    expect(keys('one')).toEqual(['a/energy total', 'a/energy trend', RECORDS]);
    expect(keys('two')).toEqual(['b/money total']);
    expect(keys('three')).toEqual([]);
  });

  it('has what a person pinned, with its parameters, as long as its page is granted', () => {
    const arranged = readArranged({
      pins: [
        { report: 'a/energy', block: 'rows', query: 'siteId=7' },
        { report: 'c/gone', block: 'rows', query: '' },
      ],
    });
    expect(keys('one', arranged)).toEqual(['a/energy total', 'a/energy trend', 'a/energy rows siteId=7', RECORDS]);
    expect(keys('two', arranged)).toEqual(['b/money total']);
  });

  it('is in the order a person gave it, without what was taken away', () => {
    const items = grantedItems(spec, access, 'one', none);
    const moved = withMoved(items, none, 'a/energy trend', -1);
    expect(keys('one', moved)).toEqual(['a/energy trend', 'a/energy total', RECORDS]);
    expect(withMoved(items, none, 'a/energy total', -1)).toBe(none);
    expect(keys('one', withoutItem(moved, 'a/energy total'))).toEqual(['a/energy trend', RECORDS]);
  });

  it('reads nothing from what is damaged', () => {
    expect(readArranged({ pins: [{ report: 7 }, 'x', null], order: 'no', hidden: [1, 'a'] })).toEqual({
      pins: [],
      order: [],
      hidden: ['a'],
    });
  });
});
