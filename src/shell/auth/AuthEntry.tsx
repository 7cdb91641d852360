import { Suspense, useMemo, useState, useSyncExternalStore, use } from 'react';
import { rememberLanguage } from '@/access/internal';
import { lazyPart, type Messages } from '@/data';
import { spoken } from '@/schema/internal';
import { applyBrand } from '../brands/applyBrand';
import type { Brand } from '../brands/brand';
import { startLanguage } from '../brands/startLanguage';
import type { ConsoleOptions } from '../consoleOptions';
import { NoticeLine } from '../sign-in/NoticeLine';
import { SignInContext, useSignInPlace } from '../sign-in/SignInContext';
import { SignInLayout } from '../sign-in/SignInLayout';
import { translator } from '../sign-in/translator';
import { Splash } from '../entry/Splash';
import { openRegistry } from '../entry/openRegistry';
import type { ConsoleAuth } from './consoleAuth';
import { PasswordForm } from './PasswordForm';
import type { AuthStage, SignInMachine } from './signInMachine';

const Console = lazyPart(() => import('../console/Console'));
const GivenLoginPage = lazyPart(() => import('./GivenLoginPage'));

interface AuthEntryProps {
  readonly brand: Brand;
  readonly auth: ConsoleAuth;
  readonly options: ConsoleOptions;
  readonly machine: SignInMachine;
  readonly texts: Readonly<Record<string, Messages>>;
  readonly loadTexts: (locale: string) => Promise<Messages>;
}

function Failed({ stage, retry }: { readonly stage: Extract<AuthStage, { name: 'failed' }>; retry(): void }) {
  const { t } = useSignInPlace();
  return (
    <SignInLayout heading={t('failed.title')}>
      <NoticeLine notice={stage.notice} />
      <button type="button" className="signin-button" onClick={retry}>
        {t('failed.retry')}
      </button>
    </SignInLayout>
  );
}

function SignInPage({
  auth,
  brand,
  options,
  machine,
  notice,
}: Omit<AuthEntryProps, 'texts' | 'loadTexts'> & Pick<Extract<AuthStage, { name: 'sign-in' }>, 'notice'>) {
  const { locale } = useSignInPlace();
  const [opening] = useState(() => openRegistry(options));
  if (!auth.loginPage) return <PasswordForm notice={notice} signIn={machine.signIn} />;
  return (
    <GivenLoginPage
      page={auth.loginPage}
      brand={brand}
      locale={locale}
      registry={use(opening)}
      signIn={machine.signIn}
      waiting={<Splash />}
    />
  );
}

/** What is shown on the way to the console with a sign-in of another kind. */
export function AuthEntry({ brand, auth, options, machine, texts, loadTexts }: AuthEntryProps) {
  const stage = useSyncExternalStore(machine.subscribe, machine.stage, machine.stage);
  const [locale, setLocale] = useState(() => startLanguage(brand));
  const [known, setKnown] = useState(texts);
  const place = useMemo(
    () => ({
      brand,
      locale,
      setLocale(chosen: string) {
        loadTexts(chosen).then(
          (own) => {
            rememberLanguage(chosen);
            applyBrand(brand, chosen);
            setKnown((before) => ({ ...before, [chosen]: own }));
            setLocale(chosen);
          },
          () => undefined, // the page stays in the language it is in
        );
      },
      t: translator(spoken(known, locale) ?? {}),
    }),
    [brand, locale, known, loadTexts],
  );
  const page = () => {
    switch (stage.name) {
      case 'opening':
        return <Splash />;
      case 'sign-in':
        return <SignInPage {...{ auth, brand, options, machine }} notice={stage.notice} />;
      case 'failed':
        return <Failed stage={stage} retry={machine.retry} />;
      case 'ready': {
        const { access, registry, gate } = stage;
        return <Console {...{ brand, options, access, registry, gate }} waiting={<Splash />} />;
      }
    }
  };
  return (
    <SignInContext value={place}>
      <Suspense fallback={<Splash />}>{page()}</Suspense>
    </SignInContext>
  );
}
