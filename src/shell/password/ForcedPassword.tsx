import { Suspense, use, useState } from 'react';
import { I18nContext, type I18nProvider } from 'react-admin';
import type { Registry } from '@/data';
import { i18nProvider } from '@/data/internal';
import type { Brand } from '../brands/brand';
import { startLanguage } from '../brands/startLanguage';
import { ConsoleTheme } from '../theme/ConsoleTheme';
import PasswordDialog from './PasswordDialog';

interface ForcedPasswordProps {
  readonly brand: Brand;
  readonly registry: Registry;
}

interface Texts {
  readonly provider: I18nProvider;
  readonly loaded: Promise<void>;
}

function loadTexts({ brand, registry }: ForcedPasswordProps): Texts {
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
export default function ForcedPassword({ brand, registry }: ForcedPasswordProps) {
  const [texts] = useState(() => loadTexts({ brand, registry }));
  return (
    <ConsoleTheme accent={brand.accent}>
      <Suspense>
        <Dialog texts={texts} />
      </Suspense>
    </ConsoleTheme>
  );
}
