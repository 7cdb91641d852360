import { expect, test } from 'vitest';
import { checkField } from '@/schema';
import { readDescribed } from './readDescribed';

const rows = [
  { code: 'limit', name: '限制', nameEn: 'Limit', dataType: 'decimal', value: '4.5', unit: 'kW', min: '0', max: 25 },
  {
    key: 'mode',
    label: '模式',
    labelEn: 'Mode',
    inputType: { code: 'select' },
    required: 1,
    options: [{ value: 'a', label: 'A' }],
  },
  { code: 'on', dataType: 'bool', value: '1' },
  { key: 'secret', inputType: 'password', maxLength: 4 },
];

test('reads fields under either name, in the language of the reader', () => {
  const [limit, mode, on, secret] = readDescribed({ list: rows }, 'en');
  expect([limit?.name, limit?.value, limit?.unit, limit?.field.type.name]).toEqual(['Limit', 4.5, 'kW', 'number']);
  expect([mode?.code, mode?.name, mode?.field.type.name, mode?.field.required, mode?.options]).toEqual([
    'mode',
    'Mode',
    'enumeration',
    true,
    [{ code: 'a', desc: 'A' }],
  ]);
  expect([on?.name, on?.value]).toEqual(['on', true]);
  expect(limit && checkField(limit.field, 26)?.rule).toBeDefined();
  expect(mode?.field.options, 'words of codes that no text names').toMatchObject({ words: { a: 'A' } });
  expect(secret?.field.type.name, 'what is secret is not typed in the open').toBe('password');
  expect(secret && checkField(secret.field, '12345')?.rule).toBe('maxLength');
  expect(readDescribed(rows, 'zh').map(({ name }) => name)).toEqual(['限制', '模式', 'on', 'secret']);
});

test.each([null, undefined, 'x', {}, { list: null }, [null, 'text']])('reads %j without falling', (answer) => {
  expect(readDescribed(answer, 'en').every(({ code }) => code === '')).toBe(true);
});
