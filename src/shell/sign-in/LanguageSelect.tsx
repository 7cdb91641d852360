import { useSignInPlace } from './SignInContext';

/** Names of languages are written in themselves. */
const LANGUAGES = [
  ['zh', '中文'],
  ['en', 'English'],
] as const;

/** Offered only by brands with several languages. */
export function LanguageSelect() {
  const { brand, locale, setLocale, t } = useSignInPlace();
  if (!brand.multilingual) return null;
  return (
    <div className="signin-languages" role="group" aria-label={t('language')}>
      {LANGUAGES.map(([code, name]) => (
        <button key={code} type="button" lang={code} aria-pressed={code === locale} onClick={() => setLocale(code)}>
          {name}
        </button>
      ))}
    </div>
  );
}
