import { StrictMode } from 'react';
import { configureWire, setWireHeaders, wireConfig } from '@/api';
import type { Messages } from '@/data';
import { languageOf, pageLanguage, toldLanguage } from '@/schema/internal';
import { applyBrand } from '../brands/applyBrand';
import type { Brand } from '../brands/brand';
import { startLanguage } from '../brands/startLanguage';
import type { ConsoleOptions } from '../consoleOptions';
import { takeOver } from '../first/takeOver';
import type { Begun } from '../entry/begin';
import { AuthEntry } from './AuthEntry';
import type { ConsoleAuth } from './consoleAuth';
import { signInMachine } from './signInMachine';

/** Begins a console with a sign-in of another kind: nothing of the platform's account service is asked. */
export async function beginAuth(
  options: ConsoleOptions,
  auth: ConsoleAuth,
  brand: Brand,
  loadTexts: (locale: string) => Promise<Messages>,
): Promise<Begun> {
  configureWire({ closed: '/account/v3/web/' });
  setWireHeaders(() => ({
    token: auth.token?.(),
    language: toldLanguage(languageOf(pageLanguage()).code, wireConfig.languages),
  }));
  takeOver();
  const locale = startLanguage(brand);
  applyBrand(brand, locale);
  const texts = { [locale]: await loadTexts(locale) };
  const machine = signInMachine(options, auth, brand, locale);
  return {
    element: (
      <StrictMode>
        <AuthEntry brand={brand} auth={auth} options={options} machine={machine} texts={texts} loadTexts={loadTexts} />
      </StrictMode>
    ),
    caught: (error) => console.error(error),
    painted: false,
  };
}
