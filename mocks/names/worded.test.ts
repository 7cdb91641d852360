import { describe, expect, it } from 'vitest';
import { allReports, allResources } from '../resources';
import { NUMBERED, PAIRS } from './pairs';
import { listedRow, worded, wordedAnswer } from './worded';

describe('a name of the demonstration', () => {
  it.each([
    ['工业园区一期3号逆变器', 'Suzhou Industrial Zone 1 Inverter 3'],
    ['无锡储能电站 1号储能电池', 'Wuxi Storage Station Battery 1'],
    ['储能方舱12号', 'Storage cabin 12'],
    ['RO-20261118-007 江阴临港储能', 'RO-20261118-007 Jiangyin Port storage'],
    ['断开隔离开关', 'Open the disconnector'],
  ])('%s is %s', (zh, en) => {
    expect(worded(zh, 'zh')).toBe(zh);
    expect(worded(worded(zh, 'en'), 'en')).toBe(worded(zh, 'en'));
    expect(worded(zh, 'en')).not.toMatch(/[\u4e00-\u9fff]/);
    expect(en.split(' ').at(-1)).toBe(worded(zh, 'en').split(' ').at(-1));
  });

  it.each(['测试场站', 'Depot 7', 'My inverter', 'running', 'PV', '王伟', 'Inverter of Anna'])(
    'what a person typed stays as it is: %s',
    (text) => {
      expect(worded(text, 'en')).toBe(text);
      expect(worded(text, 'zh')).toBe(text);
    },
  );

  it('comes back from either language', () => {
    for (const [zh, en] of [...NUMBERED, ...PAIRS].filter(([, name]) => / /.test(name))) {
      expect(worded(worded(zh, 'en'), 'zh').length, zh).toBeGreaterThan(0);
      expect(worded(en, 'en'), en).toBe(en);
    }
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

describe('an answer', () => {
  it('has names in the language of who asks, however deep, and keeps both of a record that has both', () => {
    const row = { name: '销售部', nameEn: 'Sales', station: '工业园区一期' };
    expect(listedRow(row, 'en')).toEqual({ name: 'Sales', nameEn: 'Sales', station: 'Suzhou Industrial Zone 1' });
    expect(wordedAnswer({ list: [row] }, 'en')).toEqual({ list: [{ ...row, station: 'Suzhou Industrial Zone 1' }] });
    expect(wordedAnswer({ list: [row] }, 'zh')).toEqual({ list: [row] });
  });
});
