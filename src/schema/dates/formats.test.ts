import { describe, expect, it } from 'vitest';
import { wallClockAt } from './clock';
import { describeLanguages } from '../language/languages';
import { dateForms } from './dateForms';
import { DATE_FORMATS, formatDate, monthName, type DateFormat } from './formats';

const numbers = Object.keys(DATE_FORMATS).map(Number) as DateFormat[];
const value = '2024-01-05 10:20:30';
const shown: Record<DateFormat, string> = {
  1: '05 Jan 2024 10:20:30',
  2: '05 Jan 2024 10:20',
  3: '05 Jan 2024',
  4: 'Jan 2024',
  5: '2024',
  6: '05 Jan',
  7: '05 Jan 10:20',
  8: '10:20',
  9: '10:20:30',
  10: '2024-01-05',
  11: '2024-01-05 10:20:30',
};

describe('the date formats', () => {
  // covers FR-204
  it('are eleven', () => expect(numbers).toHaveLength(11));

  // covers FR-202, FR-203, FR-204, HR-308
  it.each(numbers)('number %i', (format) => {
    expect(formatDate(value, format, 'en')).toBe(shown[format]);
  });

  it('name every month', () => {
    const months = Array.from({ length: 12 }, (_, month) =>
      formatDate(`2024-${String(month + 1).padStart(2, '0')}-01`, 4, 'en').slice(0, 3),
    );
    expect(months.join(' ')).toBe('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec');
  });

  it.each([
    ['UTC', '31 Dec 2024 23:30:00'],
    ['Europe/Berlin', '01 Jan 2025 00:30:00'],
    ['Asia/Shanghai', '01 Jan 2025 07:30:00'],
    ['America/St_Johns', '31 Dec 2024 20:00:00'],
  ])('show a moment by the clock of %s', (zone, text) => {
    const wall = wallClockAt(new Date('2024-12-31T23:30:00Z'), zone) ?? '';
    expect(formatDate(wall, 1, 'en')).toBe(text);
  });

  it('have no words for what is no date', () =>
    expect([formatDate('junk', 1, 'en'), formatDate('', 3, 'zh')]).toEqual(['', '']));
  it('show midnight for a day without a time', () =>
    expect(formatDate('2024-01-05', 1, 'en')).toBe('05 Jan 2024 00:00:00'));

  it('are numbers in a language whose months are, and have the names of any other', () => {
    expect(numbers.map((format) => formatDate(value, format, 'zh'))).toEqual([
      '2024-01-05 10:20:30',
      '2024-01-05 10:20',
      '2024-01-05',
      '2024-01',
      '2024',
      '01-05',
      '01-05 10:20',
      '10:20',
      '10:20:30',
      '2024-01-05',
      '2024-01-05 10:20:30',
    ]);
    expect(formatDate('2024-09-05', 3, 'en-GB')).toBe('05 Sep 2024');
  });
});

describe('a language that says nothing of its dates', () => {
  it.each([
    ['de', '05.10.2024 10:20:30', '05.10.2024', 'Okt. 2024', '5. Okt.', 'Okt'],
    ['fr', '5 oct. 2024 10:20:30', '5 oct. 2024', 'oct. 2024', '5 oct.', 'oct'],
    ['pt-BR', '5 de out. de 2024 10:20:30', '5 de out. de 2024', 'out. de 2024', '5 de out.', 'out'],
    ['ja', '2024/10/05 10:20:30', '2024/10/05', '2024年10月', '10月5日', '10月'],
    ['fa', '۵ اکتبر ۲۰۲۴ ۱۰:۲۰:۳۰', '۵ اکتبر ۲۰۲۴', 'اکتبر ۲۰۲۴', '۵ اکتبر', 'اکتبر'],
  ] as const)('has those of Intl: %s', (locale, moment, day, month, monthDay, alone) => {
    const value = '2024-10-05 10:20:30';
    expect(([1, 3, 4, 6] as const).map((format) => formatDate(value, format, locale))).toEqual([
      moment,
      day,
      month,
      monthDay,
    ]);
    expect(monthName(10, locale)).toBe(alone);
    expect(formatDate(value, 10, locale)).toBe('2024-10-05');
  });

  it('writes every month and day as Intl does', () => {
    for (const locale of [
      'de',
      'fr',
      'es',
      'it',
      'nl',
      'pl',
      'ru',
      'sv',
      'he',
      'ja',
      'ko',
      'th',
      'tr',
      'hu',
      'pt-BR',
    ]) {
      const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', calendar: 'gregory', timeZone: 'UTC' });
      const days = Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}-${10 + at}`);
      const spaced = (text: string) => text.replaceAll(/\s/g, ' ');
      expect(days.map((day) => spaced(formatDate(day, 3, locale)))).toEqual(
        days.map((day) => spaced(format.format(new Date(day)))),
      );
    }
  });

  it('takes what a project says of it', () => {
    describeLanguages([{ code: 'sv', name: 'Svenska', dates: { day: 'D MMM [år] YYYY' } }]);
    expect([formatDate('2024-10-05', 3, 'sv'), dateForms('sv').typed]).toEqual(['5 okt. år 2024', 'YYYY-MM-DD']);
    describeLanguages([]);
  });
});
