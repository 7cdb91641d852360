/** Where the word for this moment would read as an order beside what is done: '现在更新' is 'update now'. */
const JUST_NOW: Readonly<Record<string, string>> = { zh: '刚刚' };

/** This moment as an age, beside what was done then: 'now', '刚刚'. */
export function justNow(locale: string): string {
  return JUST_NOW[locale] ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'second');
}
