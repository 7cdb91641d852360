import { readPage, asObject, asText } from '@/api';
import { cleanText, foldText } from '@/schema';
import type { SiteOption, SiteLoader } from '@/energy';
import { homeCalls } from '../calls';

/** More than anybody scrolls through; who looks for one of them types a part of its name. */
const MOST = 200;

/** Homes of an answer of `station/list`, paged or not. A row without an id is none. */
export function readHomes(raw: unknown): SiteOption[] {
  return (readPage(raw)?.rows ?? []).flatMap((row): SiteOption[] => {
    const home = asObject(row) ?? {};
    const id = asText(home.stationId) || asText(home.siteId) || asText(home.id) || asText(home.homeId);
    return id === ''
      ? []
      : [
          {
            id,
            name: asText(home.name) || asText(home.siteName) || asText(home.stationName) || id,
            detail: asText(home.city) || asText(home.region) || asText(home.countryName) || id,
          },
        ];
  });
}

/** Finds homes by a part of their name or id; what a server answers that does not know the filter is searched here. */
export const findHomes: SiteLoader = async (query, signal) => {
  const wanted = foldText(query);
  const params = { pageNum: 1, pageSize: MOST, ...(wanted && { keyword: cleanText(query) }) };
  const found = readHomes(await homeCalls.homes(params, { signal, quiet: true }));
  return wanted === '' ? found : found.filter(({ id, name }) => foldText(`${name} ${id}`).includes(wanted));
};
