const STEPS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, milliseconds: number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** Where the word for this moment would read as an order beside what is done: '现在更新' is 'update now'. */
const JUST_NOW: Readonly<Record<string, string>> = { zh: '刚刚' };

/** How long ago, in words: '12 minutes ago', '12分钟前'. Under a minute: 'now', '刚刚'. */
export function ageText(age: number, locale: string): string {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const [unit, size] = STEPS.find(([, milliseconds]) => age >= milliseconds) ?? ['second', Infinity];
  const justNow = unit === 'second' ? JUST_NOW[locale] : undefined;
  return justNow ?? words.format(-Math.floor(Math.max(0, age) / size), unit);
}
