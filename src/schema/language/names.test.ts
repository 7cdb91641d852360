import { afterEach, describe, expect, it } from 'vitest';
import { image, number, section, text } from '@/dsl';
import { decodeRecord, encodeFields } from '../codec';
import { defineResource, recordText } from '../resource';
import { inLanguages } from './inLanguages';
import { offerLanguages, USUAL_LANGUAGES } from './languages';
import { nameIn, nameSuffix, suffixCode } from './names';

afterEach(() => offerLanguages(USUAL_LANGUAGES));

it('says a name in the language, else in the nearest one that it has', () => {
  const meter = { name: '电表', nameEn: 'Meter', names: { de: 'Zähler', pt: 'Medidor' } };
  expect(['zh', 'zh-Hant', 'en', 'de', 'pt-BR', 'fr'].map((code) => nameIn(meter, code))).toEqual([
    '电表',
    '电表',
    'Meter',
    'Zähler',
    'Medidor',
    'Meter',
  ]);
  expect([nameIn({ name: '电表' }, 'de'), nameIn({ nameEn: 'Meter' }, 'zh'), nameIn({}, 'en')]).toEqual([
    '电表',
    'Meter',
    '',
  ]);
  offerLanguages(['fr', 'de', 'en'], ['de', 'en']);
  expect(nameIn(meter, 'fr')).toBe('Zähler');
});

it('writes the language of a name behind it, and reads it there', () => {
  expect(['de', 'pt-BR', 'zh-Hant', 'nds'].map(nameSuffix)).toEqual(['De', 'PtBr', 'ZhHant', 'Nds']);
  expect(['De', 'PtBr', 'ZhHant', 'Nds'].map(suffixCode)).toEqual(['de', 'pt-BR', 'zh-Hant', 'nds']);
});

describe('a resource whose cloud keeps names in more languages', () => {
  const banner = defineResource({
    name: 'x/banner',
    api: '/x/banner',
    recordTitle: 'name',
    recordTitleEn: 'nameEn',
    fields: {
      name: text({ required: true, max: 30 }),
      nameEn: text({ required: true, max: 60, aliases: ['englishName'] }),
      picture: image({}),
      pictureEn: image({ wire: 'imgEn' }),
      sort: number({}),
    },
    list: { columns: ['name', 'nameEn', 'sort'] },
    form: [section('basic', ['name', 'nameEn', 'sort']), section('pictures', ['picture', 'pictureEn'])],
    when: { nameEn: { visible: { sort: 1 }, required: { sort: 2 } } },
  });
  const more = inLanguages(banner, ['de', 'pt-BR']);

  it('has a field for each of them behind the English one, never required', () => {
    expect(more.form.map(({ fields }) => fields)).toEqual([
      ['name', 'nameEn', 'nameDe', 'namePtBr', 'sort'],
      ['picture', 'pictureEn', 'pictureDe', 'picturePtBr'],
    ]);
    expect(more.fields).toMatchObject({ nameDe: { required: false, options: { max: 60, required: false } } });
    expect(more.columns.find(({ field }) => field === 'nameDe')).toMatchObject({ hidden: true });
    expect(more.when).toMatchObject({ nameDe: { visible: { sort: 1 }, required: undefined } });
  });

  it('reads names however the cloud writes them, and writes them beside the English one', () => {
    const record = decodeRecord(more, {
      id: 1,
      name: '条',
      nameEn: 'Banner',
      nameDe: 'Bild',
      names: { 'pt-BR': 'Faixa' },
    });
    expect(record).toMatchObject({ nameDe: 'Bild', namePtBr: 'Faixa', $titles: { de: 'Bild', 'pt-BR': 'Faixa' } });
    expect(['de', 'pt-BR', 'fr', 'zh'].map((code) => recordText(more, record, code))).toEqual([
      'Bild',
      'Faixa',
      'Banner',
      '条',
    ]);
    expect(encodeFields(more.fields, { nameDe: 'Bild', pictureDe: '/a.png' })).toEqual({
      nameDe: 'Bild',
      imgDe: '/a.png',
    });
  });

  it('takes what a cloud of two languages answers', () => {
    const record = decodeRecord(more, { id: 1, name: '条', nameEn: 'Banner' });
    expect([record.nameDe, record.$titles, recordText(more, record, 'de')]).toEqual([null, undefined, 'Banner']);
  });

  it('is the same where nothing is kept in two', () => {
    const plain = defineResource({ name: 'x/plain', api: '/x/plain', fields: { name: text() } });
    expect(inLanguages(plain, ['de'])).toBe(plain);
    expect(inLanguages(banner, [])).toBe(banner);
  });
});
