import { inBase } from '@/access/basePath';
import { SignInLayout } from '../sign-in/SignInLayout';
import { useSignInPlace } from '../sign-in/SignInContext';

/** The single sign-on landing when there is nothing to exchange: nothing happens (spec 01 §2). */
export function Landing() {
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
