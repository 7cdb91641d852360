import type { ComponentProps } from 'react';
import { Field } from './Field';
import { useSignInPlace } from './SignInContext';
import type { CaptchaState } from './useCaptcha';

interface CaptchaFieldProps extends Omit<ComponentProps<typeof Field>, 'label' | 'adornment'> {
  readonly state: CaptchaState;
}

/** The verification code beside its picture; the picture is a button that brings another. */
export function CaptchaField({ state, ...field }: CaptchaFieldProps) {
  const { t } = useSignInPlace();
  const { captcha, failed, refresh, fail } = state;
  const image = failed ? undefined : captcha?.image;
  return (
    <div className="signin-captcha">
      <Field {...field} label={t('captcha.label')} />
      <button
        type="button"
        className="signin-picture"
        aria-label={t('captcha.refresh')}
        title={t('captcha.refresh')}
        onClick={refresh}
      >
        {image !== undefined && <img src={image} alt={t('captcha.image')} onError={fail} />}
        {failed && <span>{t('captcha.failed')}</span>}
      </button>
    </div>
  );
}
