import { describe, expect, it } from 'vitest';
import { cleanCode, cleanText, foldText, readText } from './text';

/** What a paste brings along unseen. */
const DIRT = [
  ' ',
  '\t',
  '\n',
  '\r\n',
  '\u00a0',
  '\u2007',
  '\u2009',
  '\u202f',
  '\u3000',
  '\u1680',
  '\u205f',
  '\u2028',
  '\u0085',
  '\u200b',
  '\u200c',
  '\u200d',
  '\u200e',
  '\u200f',
  '\u061c',
  '\u202a',
  '\u202b',
  '\u202c',
  '\u202d',
  '\u202e',
  '\u2060',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
  '\ufeff',
  '\u00ad',
  '\u034f',
  '\u180e',
  '\u2800',
  '\u3164',
  '\uffa0',
  '\0',
  '\u0007',
  '\u001b',
  '\u007f',
  '\u0090',
];

describe('cleanText', () => {
  it.each(DIRT)('takes %j off both ends', (dirt) => {
    for (const name of ['Acme', 'Acme GmbH', '爱克米', 'شركة', 'अनिल', '😀'])
      expect(cleanText(`${dirt}${name}${dirt} ${dirt}`)).toBe(name);
    expect(cleanText(dirt)).toBe('');
  });

  it.each([
    ['  Trail\u200b \t', 'Trail'],
    ['Acme\u00a0 ', 'Acme'],
    ['\u202d13800138000\u202c', '13800138000'],
    ['a@b.example ', 'a@b.example'],
    ['\u2068\u202aAcme\u202c\u2069', 'Acme'],
    ['Ac\u200bme', 'Acme'],
    ['Ac\ufeffme', 'Acme'],
    ['Ac\u2060me', 'Acme'],
    ['Ac\u200dme', 'Acme'],
    ['Ac\u200eme', 'Acme'],
    ['Ac\0me', 'Acme'],
    ['invoice\u202egpj.exe', 'invoicegpj.exe'],
    ['A\u2066c\u2069me', 'Acme'],
    ['爱\u200b克\u200d米', '爱克米'],
    ['\u202bشركة\u202c الطاقة', 'شركة الطاقة'],
    ['ش\u202eركة', 'شركة'],
    ['شركة\u202c Acme', 'شركة Acme'],
    ['', ''],
    ['   ', ''],
  ])('makes %j %j', (text, clean) => expect(cleanText(text)).toBe(clean));

  it.each([
    ['a Persian name with joiners that part its letters', 'شرکت می\u200cخواهم'],
    ['marks of direction among Arabic letters', 'شركة (A)\u200f و B'],
    ['an isolate within an Arabic name', 'شركة \u2066A+B\u2069 للطاقة'],
    ['a Hindi name with a joiner', 'क्\u200dष'],
    ['a Malayalam name that ends with one', 'അനില്\u200d'],
    ['a Sinhala name with one', 'ශ්\u200dරී'],
    ['emoji of several', '👨\u200d👩\u200d👧 ❤\ufe0f 🏳\ufe0f\u200d🌈 👩🏽\u200d🔧'],
    ['a flag of tags', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
    ['Thai with breaks between words', 'โซลาร์\u200bเซลล์'],
    ['lines, tabs and blanks within', 'one\n\ttwo  three\u00a0four　five'],
    ['a word with soft hyphens within', 'Photo\u00advoltaik'],
  ])('keeps %s', (_, text) => expect(cleanText(` ${text}\u200b`)).toBe(text));

  it('takes time in line with the length', () => {
    const long = `x${' '.repeat(200_000)}\u200b${'\u202d'.repeat(200_000)}x`;
    expect(cleanText(long)).toHaveLength(200_002); // the square of it would outlast any test
  });

  it('changes nothing the second time', () => {
    for (const one of DIRT)
      for (const other of DIRT) {
        const clean = cleanText(`a${one}${other}ب${other}${one}क${one}`);
        expect(cleanText(clean)).toBe(clean);
      }
  });
});

it.each([
  ['  Trail\u200b ', 'Trail'],
  [' Admin \u202e tpircs eteled ', 'Admin \u202e tpircs eteled'],
  ['ש\u202dלום', 'ש\u202dלום'],
  ['\u202d138\u202c', '138'],
])('a text %j of the wire is read as %j', (wire, text) => expect(readText(wire)).toBe(text));

it.each([
  ['\u202d13800138000\u202c', '13800138000'],
  ['１３８００１３８０００', '13800138000'],
  ['ｔｏｍ＠ｂ．ｅｘａｍｐｌｅ', 'tom@b.example'],
  ['a@\u200bb.exam\u00adple\u200e ', 'a@b.example'],
  ['AB\ufeff\u00a012', 'AB 12'],
  ['SN－１', 'SN-1'],
  ['m²', 'm²'],
  ['می\u200cخ', 'میخ'],
])('the code %j is %j', (typed, code) => expect(cleanCode(typed)).toBe(code));

describe('foldText', () => {
  it.each([
    ['FIRMWARE', 'firmware'],
    ['İstanbul', 'istanbul'],
    ['Müller', 'MULLER'],
    ['ＡＢ１', 'ab1'],
    [' Trail\u200b', 'trail'],
    ['Łódź', 'łodz'],
    ['شَرِكَة', 'شركة'],
    ['می\u200cخواهم', 'میخواهم'],
    ['Ångström', 'angstrom'],
    ['ﬁrm', 'firm'],
  ])('%j is like %j', (one, other) => expect(foldText(one)).toBe(foldText(other)));
  it('keeps letters apart that are others', () => {
    expect(foldText('की')).not.toBe(foldText('का'));
    expect(foldText('北')).not.toBe(foldText('背'));
  });
});
