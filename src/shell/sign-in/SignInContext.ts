import { createContext, useContext } from 'react';
import type { Brand } from '../brands/brand';
import { defaultBrand } from '../brands/defaultBrand';
import type { Translate } from './translator';

/** What every part of the pages before the console knows. */
export interface SignInPlace {
  readonly brand: Brand;
  readonly locale: string;
  setLocale(locale: string): void;
  readonly t: Translate;
}

export const SignInContext = createContext<SignInPlace>({
  brand: defaultBrand,
  locale: 'en',
  setLocale: () => undefined,
  t: (key) => key,
});

export function useSignInPlace(): SignInPlace {
  return useContext(SignInContext);
}
