import { endSession } from '@/access/internal';
import { NoticeLine } from '../sign-in/NoticeLine';
import { useSignInPlace } from '../sign-in/SignInContext';
import { SignInLayout } from '../sign-in/SignInLayout';
import type { Notice } from './stage';

/** The menus or the code of the console could not be loaded; the session is still there. */
export function Failed({ notice, retry }: { readonly notice: Notice; retry(): void }) {
  const { t } = useSignInPlace();
  return (
    <SignInLayout heading={t('failed.title')}>
      <NoticeLine notice={notice} />
      <button type="button" className="signin-button" onClick={retry}>
        {t('failed.retry')}
      </button>
      <button type="button" className="signin-quiet" onClick={() => void endSession('signed-out')}>
        {t('failed.signOut')}
      </button>
    </SignInLayout>
  );
}
