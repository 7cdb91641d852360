import { describe, expect, it } from 'vitest';
import { searchSites } from './searchSites';
import type { SiteOption } from './siteOption';

const sites: SiteOption[] = ['Solar Park North', 'Wind Farm', 'North Depot', '光伏电站一号'].map((name, at) => ({
  id: String(at),
  name,
}));
const found = (query: string, recent?: string[]) => searchSites(sites, query, recent).map(({ id }) => id);

// covers FR-056, FS-017, HR-117, HS-037
describe('the search for sites', () => {
  it.each([
    ['north', ['0', '2']],
    ['  PARK ', ['0']],
    ['电站', ['3']],
    ['nothing', []],
    ['.', []],
    ['', ['0', '1', '2', '3']],
  ])('finds by a part of the name: %j', (query, ids) => expect(found(query)).toEqual(ids));

  it('puts those chosen last first while nothing is searched for', () => {
    expect(found('', ['2', 'gone', '0'])).toEqual(['2', '0', '1', '3']);
    expect(found('north', ['2'])).toEqual(['0', '2']);
  });

  it('is instant over 10,000', () => {
    const many = Array.from({ length: 10_000 }, (_, at) => ({
      id: String(at),
      name: `Site ${String(at).padStart(5, '0')}`,
    }));
    const started = performance.now();
    expect(searchSites(many, '999')).toHaveLength(19);
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
