import { renderToString } from 'react-dom/server';
import en from '../../../locales/sign-in/en.json';
import type { Messages } from '@/data';
import type { Brand } from '../brands/brand';
import { defaultBrand } from '../brands/defaultBrand';
import { placedBrand } from '../brands/placedBrand';
import { Entry } from '../entry/Entry';

const nothing = () => undefined;
const stage = { name: 'sign-in', busy: false } as const;
const entry = {
  stage: () => stage,
  subscribe: () => nothing,
  start: () => nothing,
  signIn: () => Promise.resolve(false),
  retry: nothing,
  answer: nothing,
  prefetch: nothing,
};

/**
 * The sign-in form as React draws it first. The page begins with that of a brand that offers languages, in English:
 * `paintForm` takes away and words anew.
 */
export function formMarkup(
  brand: Brand = { ...placedBrand(defaultBrand), multilingual: true },
  words: Readonly<Record<string, Messages>> = { en, zh: en },
): string {
  return renderToString(<Entry brand={brand} entry={entry} texts={words} />);
}
