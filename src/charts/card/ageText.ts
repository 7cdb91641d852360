import { justNow } from '@/schema/internal';

const STEPS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, milliseconds: number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago, in words: '12 minutes ago', '12分钟前'. Under a minute: 'now', '刚刚'. */
export function ageText(age: number, locale: string): string {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const step = STEPS.find(([, milliseconds]) => age >= milliseconds);
  if (!step) return justNow(locale);
  const [unit, size] = step;
  return words.format(-Math.floor(age / size), unit);
}
