import { describe, expect, it } from 'vitest';
import { foundKey, textAt, type NestedTexts } from '@/schema/textKeys';
import { mergeMessages } from '@/data/texts/mergeMessages';
import { allResources } from '@mocks/resources';

const files = import.meta.glob<{ readonly default: NestedTexts }>('/locales/*/*.json', { eager: true });
const texts = (language: string) =>
  mergeMessages(
    ...Object.entries(files).flatMap(([path, { default: own }]) => (path.endsWith(`/${language}.json`) ? [own] : [])),
  );

/** Areas of document 03. */
const AREAS = ['vpp', 'cloud', 'iot', 'pv', 'ticket', 'station', 'contract'];
const deleting = allResources
  .filter(({ name, call }) => AREAS.includes(name.split('/')[0] ?? '') && call('delete') !== undefined)
  .map(({ name }) => name);

// covers VS-143, VR-127
describe.each([
  ['en', 'This operation will delete this data. Do you want to continue?'],
  ['zh', '此操作将删除该数据，是否继续？'],
])('what is asked before a record is deleted (%s)', (language, words) => {
  const all = texts(language);
  it.each(deleting)('of %s', (name) => {
    const key = foundKey(`resources.${name}.actions.delete.confirm`, all);
    expect(textAt(all, key.split('.'))).toBe(words);
  });
});
