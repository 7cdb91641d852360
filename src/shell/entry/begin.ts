import type { ReactElement } from 'react';
import { currentSession } from '@/access';
import { configureWire, setWireHeaders, wireConfig } from '@/api';
import type { Messages } from '@/data';
import { setPageLanguage } from '@/data/internal';
import { describeLanguages, languageOf, offerLanguages, spoken, toldLanguage, pageLanguage } from '@/schema/internal';
import { signInTexts } from 'virtual:sign-in';
import { brandLanguages } from '../brands/brand';
import { loadSettings } from '../brands/loadSettings';
import { startLanguage } from '../brands/startLanguage';
import type { ConsoleOptions } from '../consoleOptions';
import { liveForm, forgetEarlyCaptcha } from '../first/liveForm';
import { hasForm, isPainted, takeOver } from '../first/takeOver';
import { translator } from '../sign-in/translator';
import { heedLaterToken, readArrival } from './arrival';
import { createEntry } from './createEntry';
import { dropServiceWorkers } from './dropServiceWorkers';
import { openConsole, prefetchEntry } from './openConsole';

/** The texts of the pages before the console; of a language that has none, those of the one that stands in for it. */
const loadTexts = async (locale: string): Promise<Messages> => (await spoken(signInTexts, locale)?.()) ?? {};

/** What is to be drawn. */
export interface Begun {
  readonly element: ReactElement;
  /** Takes what a boundary caught. */
  readonly caught: (error: unknown) => void;
  /** Whether the page shows the form of this element already. */
  readonly painted: boolean;
}

/**
 * Everything before the first drawing, without what draws: a form that stands in the page is of use before that comes.
 * Once a page: a token of the address is spent once.
 */
export async function begin(options: ConsoleOptions): Promise<Begun> {
  const arrival = readArrival(); // first of all: no call is made while the address holds a token
  heedLaterToken();
  const drawing = hasForm() ? undefined : import('./drawEntry'); // a page without a form is waited for
  drawing?.catch(() => undefined);
  if (import.meta.env.MODE !== 'demo') void dropServiceWorkers(); // there one is the backend
  if (options.languages) describeLanguages(options.languages);
  void loadTexts(languageOf(pageLanguage()).code).catch(() => undefined); // most likely those are needed
  const { brand, wire, insight } = await loadSettings(options);
  configureWire(wire);
  setWireHeaders(() => ({
    token: currentSession()?.accessToken,
    language: toldLanguage(languageOf(pageLanguage()).code, wireConfig.languages),
  }));
  const locale = startLanguage(brand);
  offerLanguages(brandLanguages(brand), brand.fallback);
  setPageLanguage(locale);
  if (options.auth) return (await import('../auth/beginAuth')).beginAuth(options, options.auth, brand, loadTexts);
  const entry = createEntry(
    brand.ssoCode,
    () => openConsole(options),
    (language) => prefetchEntry(options, language, brand),
  );
  entry.start(arrival);
  let tell: (thrown: unknown) => void = () => undefined;
  if (insight)
    void import('../insight/watchInsight').then(
      ({ watchInsight }) => (tell = watchInsight(insight)),
      () => undefined,
    );
  const texts = { [locale]: await loadTexts(locale) };
  const stage = entry.stage();
  const painted =
    stage.name === 'sign-in' && !stage.busy && !stage.notice && isPainted({ brand, locale }) && !options.languages;
  if (painted) await liveForm(entry, translator(spoken(texts, locale) ?? {}));
  const { entryElement } = await (drawing ?? import('./drawEntry'));
  if (entry.stage().name !== 'sign-in') {
    takeOver();
    forgetEarlyCaptcha();
  }
  return {
    element: entryElement({ brand, entry, options, texts, loadTexts }),
    caught: (error) => {
      console.error(error);
      tell(error);
    },
    painted,
  };
}
