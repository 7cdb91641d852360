import { useEffect } from 'react';
import { prepareSealKey, type Credentials } from '@/access/internal';
import type { Notice } from '../entry/stage';
import { NoticeLine } from './NoticeLine';
import { useSignInPlace } from './SignInContext';
import { SignInForm } from './SignInForm';
import { SignInLayout } from './SignInLayout';

interface SignInProps {
  readonly busy: boolean;
  readonly notice?: Notice;
  signIn(credentials: Credentials): Promise<boolean>;
  onBegin(): void;
}

/** The sign-in page (spec 01 §2). It needs nothing of the console. */
export function SignIn({ busy, notice, signIn, onBegin }: SignInProps) {
  const { t } = useSignInPlace();
  useEffect(prepareSealKey, []);
  return (
    <SignInLayout heading={t('title')}>
      <NoticeLine notice={notice} />
      <SignInForm busy={busy} signIn={signIn} onBegin={onBegin} />
    </SignInLayout>
  );
}
