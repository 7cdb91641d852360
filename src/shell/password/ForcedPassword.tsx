import { Suspense, use, useState } from 'react';
import { I18nContext, type I18nProvider } from 'react-admin';
import { i18nProvider } from '@/data/texts/i18nProvider';
import { registry } from '@/registry';
import type { Brand } from '../brands/brand';
import { startLanguage } from '../brands/startLanguage';
import { ConsoleTheme } from '../theme/ConsoleTheme';
import PasswordDialog from './PasswordDialog';

interface Texts {
  readonly provider: I18nProvider;
  readonly loaded: Promise<void>;
}

function loadTexts(brand: Brand): Texts {
  const provider = i18nProvider(registry, startLanguage(brand));
  return { provider, loaded: provider.ensureArea('common') };
}

function Dialog({ texts }: { readonly texts: Texts }) {
  use(texts.loaded);
  return (
    <I18nContext value={texts.provider}>
      <PasswordDialog />
    </I18nContext>
  );
}

/** The only thing there is until the password is changed: nothing of the console is mounted behind it (spec 01 §2). */
export default function ForcedPassword({ brand }: { readonly brand: Brand }) {
  const [texts] = useState(() => loadTexts(brand));
  return (
    <ConsoleTheme accent={brand.accent}>
      <Suspense>
        <Dialog texts={texts} />
      </Suspense>
    </ConsoleTheme>
  );
}
