import { expect, it } from 'vitest';
import { mixesAlphabets } from './mixesAlphabets';
import { isolated, isTurned, mayDeceive, shownName } from './name';

it.each([
  '\u0430dmin',
  'adm\u0456n',
  'Admin \u0421EO1x',
  'admin_\u0430',
  '\u0391dmin',
  'N\u039fkia',
  'user \uff41dmin',
  '\u0585wner',
  '\u13a0dmin',
  'r\u03bfot',
  '管理员\u0430dmin',
  'Plant\u0430 1',
  '\u0441\u043e\u0441\u043e',
  'Building \u0410',
  '\u039d\u039f\u039a\u0399\u0391',
  '\u{1d41a}\u{1d41d}\u{1d426}\u{1d422}\u{1d427}',
  '\u0440\u0430\u0443 manager',
])('%j mixes alphabets', (name) => {
  expect(mixesAlphabets(name)).toBe(true);
  expect(mayDeceive(name)).toBe(true);
});

it.each([
  'admin',
  'Café Zürich',
  'Müller–Lüdenscheidt',
  '管理员 admin',
  '太阳能VPP1',
  'ソーラー発電所A',
  '한국전력KEPCO',
  'ΔT',
  'cosφ',
  'kΩ',
  'μGrid',
  'Factor α',
  'Москва',
  'Иван Petrov',
  'ООО Ромашка',
  'Αθήνα',
  'Athens Αθήνα',
  'شركة Acme',
  'بيت A1',
  'Ѓорѓи',
  'ＡＢＣ公司',
  '第１期',
  'CO₂',
  'm²',
  '№ 5',
  'ｶﾀｶﾅ ABC',
  'Հայաստան',
  'बिजली A',
  'İstanbul',
  '1234',
  '',
])('%j is as usual', (name) => expect(isTurned(name) || mixesAlphabets(name)).toBe(false));

it.each([
  ['invoice\u202egpj.exe', 'invoice⟨U+202E⟩gpj.exe'],
  ['Admin \u202e tpircs eteled', 'Admin ⟨U+202E⟩ tpircs eteled'],
  ['\u202dab\u202c', '⟨U+202D⟩ab⟨U+202C⟩'],
  ['می\u200cخواهم\u200e 1', 'می\u200cخواهم\u200e 1'],
  ['Acme', 'Acme'],
])('%j is shown as %j', (name, shown) => {
  expect(shownName(name)).toBe(shown);
  expect(mayDeceive(name)).toBe(shown !== name);
});

it.each([
  ['Acme', 'Acme'],
  ['爱克米 1', '爱克米 1'],
  ['شركة 1', '\u2068شركة 1\u2069'],
  ['בית (A)', '\u2068בית (A)\u2069'],
  ['a\u2066b', '\u2068a\u2066b\u2069'],
  ['a\u202eb', 'a⟨U+202E⟩b'],
])('%j stands in a sentence as %j', (name, isolatedName) => expect(isolated(name)).toBe(isolatedName));
