import { describe, expect, it } from 'vitest';
import { allReports, allResources } from '../resources';
import { NUMBERED, PAIRS } from './pairs';
import { keptForms, listedRow, typedText, worded, wordedAnswer } from './worded';

describe('a name of the demonstration', () => {
  it.each([
    ['工业园区一期3号逆变器', 'Suzhou Industrial Zone 1 Inverter 3'],
    ['无锡储能电站 1号储能电池', 'Wuxi Storage Battery 1'],
    ['储能方舱12号', 'Storage cabin 12'],
    ['RO-20261118-007 江阴临港储能', 'RO-20261118-007 Jiangyin Riverside storage'],
    ['断开隔离开关', 'Open the disconnector'],
  ])('%s is %s', (zh, en) => {
    expect(worded(zh, 'en')).toBe(en);
    expect(worded(zh, 'zh')).toBe(zh);
    expect(worded(en, 'en')).toBe(en);
  });

  it.each(['测试场站', 'Depot 7', 'My inverter', 'running', 'PV', '王伟', 'Inverter of Anna'])(
    'stays as it is where anything else is in it, or it is a code: %s',
    (text) => {
      expect(worded(text, 'en')).toBe(text);
      expect(worded(text, 'zh')).toBe(text);
    },
  );

  it('comes back from the other language where it has only one name there', () => {
    const names = [...NUMBERED, ...PAIRS].filter(
      ([, en], _, all) => / /.test(en) && /^[A-Z]/.test(en) && all.filter(([, one]) => one === en).length === 1,
    );
    expect(names.length).toBeGreaterThan(150);
    expect(names.map(([zh]) => worded(worded(zh, 'en'), 'zh'))).toEqual(names.map(([zh]) => zh));
  });

  it('is no code of a schema', () => {
    const codes = [...allResources, ...allReports.map(({ resource }) => resource)].flatMap(({ fields }) =>
      Object.values(fields).flatMap(({ options }): string[] => {
        const values: unknown = Reflect.get(options, 'values');
        return Array.isArray(values) ? values.map(String) : [];
      }),
    );
    expect(codes.length).toBeGreaterThan(500);
    for (const code of codes) expect(worded(code, 'zh')).toBe(code);
  });
});

describe('a text that a person typed', () => {
  it.each(['销售部', 'Sales', 'Gate', 'Depot 7', '', 'running'])('comes back as it was typed: %s', (text) => {
    for (const locale of ['en', 'zh'] as const) expect(worded(typedText(text), locale)).toBe(text);
  });

  it('is the same as a name that is kept in the other language', () => {
    expect(keptForms('Gate')).toContain('大门');
    expect(keptForms('大门')).toContain('Gate');
    expect(keptForms('Depot 7')).toEqual(['Depot 7']);
  });
});

describe('an answer', () => {
  it('has names in the language of who asks, however deep, and keeps both of a record that has both', () => {
    const row = { name: '销售部', nameEn: 'Sales', station: '工业园区一期' };
    expect(listedRow(row, 'en')).toEqual({ name: 'Sales', nameEn: 'Sales', station: 'Suzhou Industrial Zone 1' });
    expect(wordedAnswer({ list: [row] }, 'en')).toEqual({ list: [{ ...row, station: 'Suzhou Industrial Zone 1' }] });
    expect(wordedAnswer({ list: [row] }, 'zh')).toEqual({ list: [row] });
  });
});
