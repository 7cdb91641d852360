import './shell/entry/guardStorage';
import './shell/entry/guardSinks';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { currentSession } from '@/access/session';
import { configureWire, setWireHeaders } from '@/api';
import type { Messages } from '@/data/registry/registry';
import { loadSettings } from './shell/brands/loadSettings';
import { startLanguage } from './shell/brands/startLanguage';
import { createEntry } from './shell/entry/createEntry';
import { dropServiceWorkers } from './shell/entry/dropServiceWorkers';
import { Entry } from './shell/entry/Entry';
import { heedLaterToken, readArrival } from './shell/entry/arrival';
import { isPainted, takeOver } from './shell/first/takeOver';
import { setPageLanguage } from './data/texts/setPageLanguage';

const texts = import.meta.glob<Messages>('/locales/sign-in/*.json', { eager: true, import: 'default' });

async function main(root: HTMLElement): Promise<void> {
  const arrival = readArrival(); // first of all: no call is made while the address holds a token
  heedLaterToken();
  if (import.meta.env.MODE !== 'demo') void dropServiceWorkers(); // there one is the backend
  const { brand, wire, insight } = await loadSettings();
  configureWire(wire);
  setWireHeaders(() => ({
    token: currentSession()?.accessToken,
    language: document.documentElement.lang === 'zh-CN' ? 'zh' : 'en',
  }));
  const locale = startLanguage(brand);
  setPageLanguage(locale);
  const entry = createEntry(brand.ssoCode);
  entry.start(arrival);
  let tell: (thrown: unknown) => void = () => undefined;
  if (insight)
    void import('./shell/insight/watchInsight').then(
      ({ watchInsight }) => (tell = watchInsight(insight)),
      () => undefined,
    );
  const languages = { en: texts['/locales/sign-in/en.json'] ?? {}, zh: texts['/locales/sign-in/zh.json'] ?? {} };
  const caught = (error: unknown) => {
    console.error(error);
    tell(error);
  };
  const app = (
    <StrictMode>
      <Entry brand={brand} entry={entry} texts={languages} />
    </StrictMode>
  );
  const stage = entry.stage();
  // The form that stands in the page is taken over as it is; where another is needed, or another page, it is drawn
  // anew.
  if (stage.name === 'sign-in' && !stage.busy && !stage.notice && isPainted({ brand, locale }))
    hydrateRoot(root, app, { onCaughtError: caught, onRecoverableError: caught });
  else createRoot(root, { onCaughtError: caught }).render(app);
  if (stage.name !== 'sign-in') takeOver();
}

const root = document.getElementById('root');
if (root) void main(root);
