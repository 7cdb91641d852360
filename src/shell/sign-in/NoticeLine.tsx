import type { Notice } from '../entry/stage';
import { useSignInPlace } from './SignInContext';

/** A failure or a reason above the form, read out at once. Texts of the server are shown as they are. */
export function NoticeLine({ notice }: { readonly notice: Notice | undefined }) {
  const { t } = useSignInPlace();
  if (!notice) return null;
  return (
    <p className="signin-notice" role={notice.tone === 'error' ? 'alert' : 'status'} data-tone={notice.tone}>
      {notice.text ?? t(notice.key)}
    </p>
  );
}
