import './entry/guardStorage';
import './entry/guardSinks';
import { StrictMode, Suspense, use, useState, type ReactElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { currentSession } from '@/access';
import { configureWire, setWireHeaders, wireConfig } from '@/api';
import type { Messages } from '@/data';
import { setPageLanguage } from '@/data/internal';
import { describeLanguages, languageOf, offerLanguages, spoken, toldLanguage, pageLanguage } from '@/schema/internal';
import { signInTexts } from 'virtual:sign-in';
import { brandLanguages } from './brands/brand';
import { loadSettings } from './brands/loadSettings';
import { startLanguage } from './brands/startLanguage';
import type { ConsoleOptions } from './consoleOptions';
import { heedLaterToken, readArrival } from './entry/arrival';
import { createEntry } from './entry/createEntry';
import { dropServiceWorkers } from './entry/dropServiceWorkers';
import { Entry } from './entry/Entry';
import { openConsole, prefetchEntry } from './entry/openConsole';
import { isPainted, takeOver } from './first/takeOver';

export type { ConsoleOptions } from './consoleOptions';

/** The texts of the pages before the console; of a language that has none, those of the one that stands in for it. */
const loadTexts = async (locale: string): Promise<Messages> => (await spoken(signInTexts, locale)?.()) ?? {};

export interface Begun {
  readonly element: ReactElement;
  /** Takes what a boundary caught. */
  readonly caught: (error: unknown) => void;
  /** Whether the page shows the form of this element already. */
  readonly painted: boolean;
}

/** Everything before the first drawing. Once a page: a token of the address is spent once. */
async function begin(options: ConsoleOptions): Promise<Begun> {
  const arrival = readArrival(); // first of all: no call is made while the address holds a token
  heedLaterToken();
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
  if (options.auth) return (await import('./auth/beginAuth')).beginAuth(options, options.auth, brand, loadTexts);
  const entry = createEntry(
    brand.ssoCode,
    () => openConsole(options),
    (language) => prefetchEntry(options, language, brand),
  );
  entry.start(arrival);
  let tell: (thrown: unknown) => void = () => undefined;
  if (insight)
    void import('./insight/watchInsight').then(
      ({ watchInsight }) => (tell = watchInsight(insight)),
      () => undefined,
    );
  const texts = { [locale]: await loadTexts(locale) };
  const stage = entry.stage();
  const painted =
    stage.name === 'sign-in' && !stage.busy && !stage.notice && isPainted({ brand, locale }) && !options.languages;
  if (stage.name !== 'sign-in') takeOver();
  return {
    element: (
      <StrictMode>
        <Entry brand={brand} entry={entry} options={options} texts={texts} loadTexts={loadTexts} />
      </StrictMode>
    ),
    caught: (error) => {
      console.error(error);
      tell(error);
    },
    painted,
  };
}

/**
 * Starts the console in `#root`: the sign-in, then the pages of the menus that the server grants.
 *
 * @public
 * @param options all optional
 * @param root where it is drawn
 * @example startConsole({ wire: { successCode: '200' } });
 */
export async function startConsole(
  options: ConsoleOptions = {},
  root: HTMLElement | null = document.getElementById('root'),
): Promise<void> {
  if (!root) return;
  const { element, caught, painted } = await begin(options);
  // The form that stands in the page is taken over as it is; where another is needed, or another page, it is drawn
  // anew.
  if (painted) hydrateRoot(root, element, { onCaughtError: caught, onRecoverableError: caught });
  else createRoot(root, { onCaughtError: caught }).render(element);
}

let begun: Promise<Begun> | undefined;

function BegunConsole({ options }: { readonly options: ConsoleOptions }) {
  const [started] = useState(() => (begun ??= begin(options)));
  return use(started).element;
}

/**
 * The console as a part of another React app. A document has one, and its addresses are the console's; what it was
 * started with stays.
 *
 * @public
 * @example <Console wire={{ successCode: '200' }} />
 */
export function Console(options: ConsoleOptions): ReactElement {
  return (
    <Suspense>
      <BegunConsole options={options} />
    </Suspense>
  );
}
