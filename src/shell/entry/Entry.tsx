import { lazy, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { rememberLanguage } from '@/access/preferences';
import type { Messages } from '@/data/registry/registry';
import type { Brand } from '../brands/brand';
import { applyBrand } from '../brands/applyBrand';
import { startLanguage } from '../brands/startLanguage';
import { SignIn } from '../sign-in/SignIn';
import { SignInContext } from '../sign-in/SignInContext';
import { translator } from '../sign-in/translator';
import type { Entry as EntryMachine } from './createEntry';
import { Failed } from './Failed';
import { Landing } from './Landing';
import { whenIdle } from '@/widgets/whenIdle';
import { Splash } from './Splash';

const Console = lazy(() => import('../console/Console'));
const ForcedPassword = lazy(() => import('../password/ForcedPassword'));

interface EntryProps {
  readonly brand: Brand;
  readonly entry: EntryMachine;
  /** Texts of the pages before the console. */
  readonly texts: Readonly<Record<'en' | 'zh', Messages>>;
}

/** So long the sign-in page stands before what comes after it is fetched, in ms; whoever begins to type is waited for no longer. */
const SETTLED = 2000;

/** Sign-in first, the console on demand: shows the stage the entry has reached. */
export function Entry({ brand, entry, texts }: EntryProps) {
  const stage = useSyncExternalStore(entry.subscribe, entry.stage);
  const [locale, setLocale] = useState(() => startLanguage(brand));
  const before = stage.name !== 'ready';
  useEffect(() => {
    if (before) applyBrand(brand, locale);
  }, [brand, locale, before]);
  const waiting = stage.name === 'sign-in';
  useEffect(() => (waiting ? whenIdle(() => entry.prefetch(locale), SETTLED) : undefined), [entry, waiting, locale]);
  const place = useMemo(
    () => ({
      brand,
      locale,
      setLocale(next: 'en' | 'zh') {
        rememberLanguage(next);
        setLocale(next);
      },
      t: translator(texts[locale]),
    }),
    [brand, locale, texts],
  );
  const page = () => {
    switch (stage.name) {
      case 'sign-in':
        return <SignIn busy={stage.busy} {...(stage.notice && { notice: stage.notice })} signIn={entry.signIn} onBegin={() => entry.prefetch(locale)} />;
      case 'landing':
        return <Landing />;
      case 'failed':
        return <Failed notice={stage.notice} retry={entry.retry} />;
      case 'opening':
        return <Splash />;
      case 'password':
        return <ForcedPassword brand={brand} />;
      case 'ready':
        return <Console brand={brand} access={stage.access} />;
    }
  };
  return (
    <SignInContext value={place}>
      <Suspense fallback={<Splash />}>{page()}</Suspense>
    </SignInContext>
  );
}
