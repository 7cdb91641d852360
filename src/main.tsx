import './shell/entry/guardStorage';
import './shell/entry/guardSinks';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { currentSession } from '@/access/session';
import { configureWire, setWireHeaders } from '@/api';
import type { Messages } from '@/data/registry/registry';
import { loadSettings } from './shell/brands/loadSettings';
import { startLanguage } from './shell/brands/startLanguage';
import { createEntry } from './shell/entry/createEntry';
import { dropServiceWorkers } from './shell/entry/dropServiceWorkers';
import { Entry } from './shell/entry/Entry';
import { readArrival } from './shell/entry/arrival';

const texts = import.meta.glob<Messages>('/locales/sign-in/*.json', { eager: true, import: 'default' });

async function main(root: HTMLElement): Promise<void> {
  const arrival = readArrival(); // first of all: no call is made while the address holds a token
  if (import.meta.env.MODE !== 'demo') void dropServiceWorkers(); // there one is the backend
  const { brand, wire, insight } = await loadSettings();
  configureWire(wire);
  setWireHeaders(() => ({ token: currentSession()?.accessToken, language: document.documentElement.lang === 'zh-CN' ? 'zh' : 'en' }));
  document.documentElement.lang = startLanguage(brand) === 'zh' ? 'zh-CN' : 'en';
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
  createRoot(root, { onCaughtError: caught }).render(
    <StrictMode>
      <Entry brand={brand} entry={entry} texts={languages} />
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root) void main(root);
