import { SignInLayout } from '../sign-in/SignInLayout';
import { useSignInPlace } from '../sign-in/SignInContext';

interface ReplaceProps {
  /** Who is signed in: a name, or an account. */
  readonly signedIn: string;
  answer(replace: boolean): void;
}

/** Somebody is signed in, and a link came with a token: whose it is nobody knows before it is used. */
export function Replace({ signedIn, answer }: ReplaceProps) {
  const { t } = useSignInPlace();
  return (
    <SignInLayout heading={t('replace.title')}>
      <p className="signin-lead">
        {t('replace.signedIn')} <strong dir="auto">{signedIn}</strong>
      </p>
      <p className="signin-lead">{t('replace.text')}</p>
      <button type="button" className="signin-button" onClick={() => answer(false)}>
        {t('replace.cancel')}
      </button>
      <button type="button" className="signin-quiet" onClick={() => answer(true)}>
        {t('replace.goOn')}
      </button>
    </SignInLayout>
  );
}
