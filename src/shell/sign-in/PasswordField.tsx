import { useState, type ComponentProps } from 'react';
import { Field } from './Field';
import { useSignInPlace } from './SignInContext';

const EYE = 'M12 5.5c4.6 0 8.3 2.8 10 6.5-1.7 3.7-5.4 6.5-10 6.5S3.7 15.7 2 12c1.7-3.7 5.4-6.5 10-6.5z';

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'adornment'>;

/**
 * A password with an eye to show it: as everywhere in the console it tells what pressing it does, crossed out to hide.
 */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useSignInPlace();
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      adornment={
        <button
          type="button"
          className="signin-eye"
          aria-label={t(shown ? 'hidePassword' : 'showPassword')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <svg
            viewBox="0 0 24 24"
            width="20"
            height="20"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.7"
            aria-hidden
          >
            <path d={EYE} />
            <circle cx="12" cy="12" r="3" />
            {shown && <path d="M4 20 20 4" strokeLinecap="round" />}
          </svg>
        </button>
      }
    />
  );
}
