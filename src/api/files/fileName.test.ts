import { expect, test } from 'vitest';
import { cleanFileName, dispositionName } from './fileName';

const latin1 = (text: string) => String.fromCharCode(...new TextEncoder().encode(text));

test.each([
  ["attachment; filename*=UTF-8''%E5%93%81%E7%89%8C.csv", '品牌.csv'],
  ['attachment; filename="x.csv"; filename*=utf-8\'\'%E5%93%81.csv', '品.csv'],
  ['attachment; filename="a \\"b\\".csv"', 'a _b_.csv'],
  ['attachment; filename=%E5%93%81.xlsx', '品.xlsx'],
  [`attachment; filename="${latin1('品牌.csv')}"`, '品牌.csv'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ["attachment; filename*=UTF-8''..%2F..%5Cx.csv", 'x.csv'],
  ['attachment; filename="a%zz.csv"', 'a%zz.csv'],
  ["attachment; filename*=GBK''%C6%B7; filename=p.csv", 'p.csv'],
  ['attachment; filename="\u202egnp.exe"', 'gnp.exe'],
  ['attachment; filename=""', 'fallback.bin'],
  ['attachment', 'fallback.bin'],
  [null, 'fallback.bin'],
])('%j is saved as %j', (header, name) => {
  expect(dispositionName(header, 'fallback.bin')).toBe(name);
});

test('keeps the ending of a very long name', () => {
  const name = cleanFileName(`${'x'.repeat(400)}.xlsx`);
  expect(name).toHaveLength(200);
  expect(name.endsWith('.xlsx')).toBe(true);
});

test('drops control characters', () => {
  expect(cleanFileName('a\u0000\nb.txt')).toBe('ab.txt');
});

test.each([
  ['invoice\u202egpj.exe', 'invoicegpj.exe'],
  ['\ufeffreport\u200b.csv ', 'report.csv'],
  ['\u2067فاتورة\u2069 1\u200f.pdf', 'فاتورة 1.pdf'],
  ['گزارش\u200cها.pdf', 'گزارش\u200cها.pdf'],
])('%j is saved without signs nobody sees', (name, saved) => expect(cleanFileName(name)).toBe(saved));
