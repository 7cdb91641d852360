import { pageLanguage } from './pageLanguage';

const orders = new Map<string, Intl.Collator>();

/** How a language orders words, and numbers in them: that of the page. Slow to make, so each is kept. */
export function wordOrder(locale = pageLanguage()): Intl.Collator {
  const order = orders.get(locale) ?? new Intl.Collator(locale, { numeric: true });
  orders.set(locale, order);
  return order;
}
