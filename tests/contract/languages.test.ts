import { describe, expect, it } from 'vitest';
import { decodeRecord, type Resource } from '@/schema';
import { areas } from '@mocks/areas';
import { worded } from '@mocks/names/worded';
import { allResources } from '@mocks/resources';
import { listAt, testBackend } from '@mocks/testing';

/** Records that are people; people keep one name. */
const PEOPLE =
  /^(?:account\/user|hems\/(?:system-user|home-user|deleted-home-user)|pv\/station-user|station\/(?:address-book|person)|ticket\/(?:integrated-user|work-ticket-user|directory-user|leader))$/;
/** Fields that name a person, or a plate on a vehicle, and those that are the English name. */
const PERSON =
  /[a-z]En$|user|operator|contact|manager|leader|member|author|uploader|sender|receiver|licensor|issuer|signer|handler|initiator|checker|declarer|customerName|plateNumber|reset/i;
const HAN = /[\u4e00-\u9fff]/;

const { call, token } = testBackend({ modules: areas });
const signedIn = token('admin@demo.energy');

/** What a list shows in a language: the words of its columns that are nobody's name. */
async function shownIn(resource: Resource, language: string): Promise<string[]> {
  const page = resource.call('page');
  if (!page) return [];
  const params = { pageNum: 1, pageSize: 100 };
  const answer = await call(`${page.method} ${page.path}`, params, await signedIn, { language });
  const names = resource.columns.map(({ field }) => field).filter((name) => !PERSON.test(name));
  return listAt(answer).flatMap((row) => {
    const record = decodeRecord(resource, row);
    return names.flatMap((name) => [record.$texts?.[name], record[name]].filter((value) => typeof value === 'string'));
  });
}

const lists = allResources.filter((resource) => resource.call('page') && !PEOPLE.test(resource.name));

describe.each(lists.map((resource) => [resource.name, resource] as const))('%s', (_, resource) => {
  it('shows no Chinese in English', async () => {
    expect((await shownIn(resource, 'en')).filter((text) => HAN.test(text))).toEqual([]);
  });

  it('shows in Chinese no name that has a Chinese one, and says nothing twice', async () => {
    const shown = await shownIn(resource, 'zh');
    expect(shown.filter((text) => worded(text, 'zh') !== text)).toEqual([]);
    expect(shown.filter((text) => HAN.test(text) && /[a-z]{3,}(?: [a-z]{2,}){1,}/.test(text))).toEqual([]);
  });
});

it('looks at lists that have something to read', async () => {
  const counts = await Promise.all(lists.map(async (resource) => (await shownIn(resource, 'en')).length));
  expect(counts.filter((count) => count > 0).length).toBeGreaterThan(120);
});
