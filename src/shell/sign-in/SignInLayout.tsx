import type { ReactNode } from 'react';
import { languageOf } from '@/schema/internal';
import { brandLanguages, brandTitle } from '../brands/brand';
import { useSignInPlace } from './SignInContext';
import { useColors } from './useColors';
import '../theme/root.css';
import './signIn.css';

/** Offered only by brands with several languages. Their names are written in themselves. */
function LanguageSelect() {
  const { brand, locale, setLocale, t } = useSignInPlace();
  const offered = brandLanguages(brand);
  if (offered.length < 2) return null;
  return (
    <div className="signin-languages" role="group" aria-label={t('language')}>
      {offered.map((code) => (
        <button key={code} type="button" lang={code} aria-pressed={code === locale} onClick={() => setLocale(code)}>
          {languageOf(code).name}
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
