import type { ReactNode } from 'react';
import { brandTitle } from '../brands/brand';
import { useSignInPlace } from './SignInContext';
import { useColors } from './useColors';
import '../theme/root.css';
import './signIn.css';

/** Names of languages are written in themselves. */
const LANGUAGES = [
  ['zh', '中文'],
  ['en', 'English'],
] as const;

/** Offered only by brands with several languages. */
function LanguageSelect() {
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

/** The brand's picture beside a card: the frame of every page before the console. */
export function SignInLayout({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  const { brand, locale, t } = useSignInPlace();
  const title = brandTitle(brand, locale);
  return (
    <div className="signin" style={useColors(brand)} data-brand={brand.theme}>
      <aside className="signin-art">
        <img className="signin-background" src={brand.loginBackground} alt="" />
        <p className="signin-tagline">{t(`tagline.${brand.theme}`)}</p>
      </aside>
      <div className="signin-side">
        <LanguageSelect />
        <main className="signin-card">
          <div className="signin-brand">
            <img src={brand.logo} alt="" width="40" height="40" />
            <span>{title}</span>
          </div>
          <h1>{heading}</h1>
          {children}
        </main>
        <footer className="signin-footer">
          {brand.footer?.url ? (
            <a href={brand.footer.url} target="_blank" rel="noopener noreferrer">
              {brand.footer.text}
            </a>
          ) : (
            brand.footer?.text
          )}
        </footer>
      </div>
    </div>
  );
}
