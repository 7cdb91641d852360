import { useState, type FormEvent } from 'react';
import { asMessage } from '@/api/internal';
import type { Notice } from '../entry/stage';
import { Field } from '../sign-in/Field';
import { NoticeLine } from '../sign-in/NoticeLine';
import { PasswordField } from '../sign-in/PasswordField';
import { useSignInPlace } from '../sign-in/SignInContext';
import { SignInLayout } from '../sign-in/SignInLayout';

interface PasswordFormProps {
  readonly notice?: Notice | undefined;
  signIn(params: { readonly username: string; readonly password: string }): Promise<unknown>;
}

/** Account and password for a provider that names no page of its own. */
export function PasswordForm({ notice, signIn }: PasswordFormProps) {
  const { brand, t } = useSignInPlace();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Notice>();
  const missing = (value: string, key: string) => (tried && value === '' ? t(`required.${key}`) : undefined);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (busy || username === '' || password === '') return;
    setBusy(true);
    signIn({ username, password }).catch((error: unknown) => {
      const text = asMessage(error instanceof Error ? error.message : error);
      setFailure({ tone: 'error', key: 'errors.unauthorized', ...(text && { text }) });
      setBusy(false);
    });
  };

  return (
    <SignInLayout heading={t('title')}>
      <NoticeLine notice={failure ?? notice} />
      <form noValidate onSubmit={submit}>
        <Field
          name="account"
          label={t(`account.${brand.variant}`)}
          value={username}
          onChange={setUsername}
          error={missing(username, 'account')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          name="password"
          label={t('password')}
          value={password}
          onChange={setPassword}
          error={missing(password, 'password')}
          autoComplete="current-password"
        />
        <button type="submit" className="signin-submit" aria-disabled={busy} data-busy={busy}>
          {t(busy ? 'submitting' : 'submit')}
        </button>
      </form>
    </SignInLayout>
  );
}
