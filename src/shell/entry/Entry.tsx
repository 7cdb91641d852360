import { Suspense, useEffect, useMemo, useRef, useState, useSyncExternalStore, type ComponentProps } from 'react';
import { rememberLanguage, inBase } from '@/access/internal';
import { spoken } from '@/schema/internal';
import { Awaiting, lazyView } from '@/data/internal';
import type { Messages } from '@/data';
import { whenIdle } from '@/widgets/internal';
import type { Brand } from '../brands/brand';
import { applyBrand } from '../brands/applyBrand';
import { startLanguage } from '../brands/startLanguage';
import type { ConsoleOptions } from '../consoleOptions';
import { SignIn } from '../sign-in/SignIn';
import { SignInContext, useSignInPlace } from '../sign-in/SignInContext';
import { translator } from '../sign-in/translator';
import type { Entry as EntryMachine } from './createEntry';
import { Failed } from './Failed';
import { Replace } from './Replace';
import { Splash } from './Splash';
import { SignInLayout } from '../sign-in/SignInLayout';

/** The console and the page of a forced change of password are parts of their own: the sign-in loads neither. */
const useConsole = lazyView(() => import('../console/Console'));
const useForcedPassword = lazyView(() => import('../password/ForcedPassword'));

function LateConsole(props: ComponentProps<ReturnType<typeof useConsole>>) {
  const Console = useConsole();
  return <Console {...props} />;
}

function LatePassword(props: ComponentProps<ReturnType<typeof useForcedPassword>>) {
  const ForcedPassword = useForcedPassword();
  return <ForcedPassword {...props} />;
}

interface EntryProps {
  readonly brand: Brand;
  readonly entry: EntryMachine;
  /** What the console was started with. */
  readonly options?: ConsoleOptions;
  /** Texts of the pages before the console. */
  readonly texts: Readonly<Record<string, Messages>>;
  /** Loads those of a language that is not among them. */
  readonly loadTexts?: (locale: string) => Promise<Messages>;
}

/**
 * So long the sign-in page stands before what comes after it is fetched, in ms; whoever begins to type is waited for no
 * longer.
 */
const SETTLED = 2000;

/** Sign-in first, the console on demand: shows the stage the entry has reached. */
export function Entry({ brand, entry, options = {}, texts, loadTexts }: EntryProps) {
  const stage = useSyncExternalStore(entry.subscribe, entry.stage, entry.stage);
  const [locale, setLocale] = useState(() => startLanguage(brand));
  const [known, setKnown] = useState(texts);
  const wanted = useRef(locale);
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
      setLocale(next: string) {
        const show = () => {
          if (wanted.current !== next) return; // another one was chosen meanwhile
          rememberLanguage(next);
          setLocale(next);
        };
        wanted.current = next;
        if (Object.hasOwn(known, next) || !loadTexts) show();
        else
          loadTexts(next).then(
            (own) => {
              setKnown((before) => ({ ...before, [next]: own }));
              show();
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
      case 'sign-in':
        return (
          <SignIn
            busy={stage.busy}
            {...(stage.notice && { notice: stage.notice })}
            signIn={entry.signIn}
            onBegin={() => entry.prefetch(locale)}
          />
        );
      case 'landing':
        return <Landing />;
      case 'replace':
        return <Replace signedIn={stage.signedIn} answer={entry.answer} />;
      case 'failed':
        return <Failed notice={stage.notice} retry={entry.retry} />;
      case 'opening':
        return <Splash />;
      case 'password':
        return (
          <Awaiting needs={[useForcedPassword.load()]} fallback={<Splash />}>
            <LatePassword brand={brand} registry={stage.registry} />
          </Awaiting>
        );
      case 'ready':
        return (
          <Awaiting needs={[useConsole.load()]} fallback={<Splash />}>
            <LateConsole brand={brand} options={options} access={stage.access} registry={stage.registry} />
          </Awaiting>
        );
    }
  };
  return (
    <SignInContext value={place}>
      <Suspense fallback={<Splash />}>{page()}</Suspense>
    </SignInContext>
  );
}

/** The single sign-on landing when there is nothing to exchange: nothing happens (spec 01 §2). */
function Landing() {
  const { t } = useSignInPlace();
  return (
    <SignInLayout heading={t('landing.title')}>
      <p className="signin-lead">{t('landing.text')}</p>
      <a className="signin-button" href={inBase('/login')}>
        {t('landing.link')}
      </a>
    </SignInLayout>
  );
}
