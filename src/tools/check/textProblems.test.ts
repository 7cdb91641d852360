import { expect, it } from 'vitest';
import { isUntranslated, textProblems } from './textProblems';

const problems = (en: Record<string, string>, zh: Record<string, string>) =>
  textProblems(en, zh, ['Excel', 'Web Service']);

it('takes what has no words of a language for the same in both', () => {
  for (const name of [
    'CCS',
    'CHAdeMO',
    'CO₂',
    'kWh',
    'c/kWh',
    'V2G',
    '%{count} kW',
    'Excel (CSV)',
    'Web Service',
    '400 V · 32 A',
    '中文',
  ])
    expect(isUntranslated(name, ['Excel', 'Web Service']), name).toBe(false);
  for (const text of ['Part', 'Weight (kg)', 'max', 'Web', 'OCPP version'])
    expect(isUntranslated(text, ['Excel', 'Web Service']), text).toBe(true);
});

it('finds what is in one language only, empty, not translated, or filled in otherwise', () => {
  expect(problems({ a: 'Part', b: 'CCS' }, { a: '部件', b: 'CCS' })).toEqual([]);
  expect(problems({ a: 'Part' }, { a: 'Part' })).toEqual([
    'a: "Part" stands in zh.json, too. Translate it; a proper name or unit goes into locales/same.json.',
  ]);
  expect(
    problems({ a: 'Parts', b: 'Device', c: 'Web Service version' }, { a: 'Part', b: 'OCPP 设备', c: 'Web Service' }),
  ).toEqual(['a: "Part" in zh.json is not Chinese. Translate it; a proper name or unit goes into locales/same.json.']);
  expect(problems({ a: 'Part', b: '' }, { b: '空' })).toEqual([
    'a: It is only in en.json. Write it in the other, too, or remove it.',
    'b: It is empty in en.json. Write it.',
  ]);
  expect(problems({ a: 'Retire “%{name}”?' }, { a: '确定要退役吗？' })[0]).toContain(
    'It has %{name} to fill in in en.json, and nothing in zh.json.',
  );
  expect(problems({ a: 'one |||| several' }, { a: '一 |||| 多' })).toEqual([
    'a: Chinese has no plural. Write one form.',
  ]);
});

it('finds codes whose word is still the code', () => {
  const texts = { resources: { 'depot/part': { enums: { status: { 0: '0', 1: 'Spare' } }, fields: { name: '7' } } } };
  const chinese = { resources: { 'depot/part': { enums: { status: { 0: '0', 1: '备用' } }, fields: { name: '7' } } } };
  expect(textProblems(texts, chinese, [])).toEqual([
    'resources.depot/part.enums.status.0: "0" is the code and no word for it. Say what it means, in both files.',
  ]);
  expect(textProblems(texts, chinese, [], (key) => !key.includes('enums'))).toEqual([]);
});
