import { useEffect, useLayoutEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import type { Credentials } from '@/access/signIn/signIn';
import { cleanCode } from '@/schema/readers/text';
import { isComposing } from '@/widgets/isComposing';
import { takeOver } from '../first/takeOver';
import { readTyped, restoreCaret } from '../first/typed';
import { CaptchaField } from './CaptchaField';
import { Field } from './Field';
import { PasswordField } from './PasswordField';
import { useSignInPlace } from './SignInContext';
import { useAttemptLock } from './useAttemptLock';
import { useCaptcha } from './useCaptcha';

const EMPTY = { account: '', password: '', captcha: '' };
type Name = keyof typeof EMPTY;
const NAMES: readonly Name[] = ['account', 'password', 'captcha'];

interface SignInFormProps {
  readonly busy: boolean;
  /** Resolves to whether the console opens. */
  signIn(credentials: Credentials): Promise<boolean>;
  /** The person began: time to fetch what comes after. */
  onBegin(): void;
}

/** Account, password and verification code (spec 01 §2, §5). */
export function SignInForm({ busy, signIn, onBegin }: SignInFormProps) {
  const { brand, t } = useSignInPlace();
  const captcha = useCaptcha();
  const lock = useAttemptLock();
  const form = useRef<HTMLFormElement>(null);
  // the form stood in the page, and was typed into, before React drew it
  const [found] = useState(() => readTyped(NAMES, EMPTY));
  const [values, setValues] = useState(found.values);
  const [missing, setMissing] = useState<readonly Name[]>([]);

  const change = (name: Name, value: string) => {
    setValues((now) => ({ ...now, [name]: value }));
    setMissing((now) => now.filter((own) => own !== name));
  };
  const field = (name: Name) => ({
    name,
    value: values[name],
    onChange: (value: string) => change(name, value),
    error: missing.includes(name) ? t(`required.${name}`) : undefined,
  });
  const focus = (name: Name) => form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();

  useLayoutEffect(() => {
    restoreCaret(found);
    setValues((drawn) => readTyped(NAMES, drawn).values); // what was typed while it was drawn
  }, [found]);
  useEffect(takeOver, []);
  useEffect(() => {
    if (found.at) onBegin();
  }, [found, onBegin]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const empty = NAMES.filter((name) => cleanCode(values[name]) === '');
    setMissing(empty);
    if (empty[0]) return focus(empty[0]);
    if (busy || !lock.take()) return;
    // one on its way is for a used one that is still on view
    const shown = (await captcha.arrival()) ?? captcha.captcha;
    const sessionId = shown?.sessionId ?? '';
    const opened = await signIn({
      ...values,
      account: cleanCode(values.account),
      captcha: cleanCode(values.captcha),
      sessionId,
    });
    if (opened) return;
    change('captcha', '');
    captcha.refresh();
    focus('captcha');
  };

  /** Enter that ends a composition of an input method chooses a word; it does not submit. */
  const keepComposing = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
  };

  const blocked = busy || lock.locked;
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      onKeyDown={keepComposing}
      onFocus={onBegin}
    >
      <Field
        {...field('account')}
        label={t(`account.${brand.variant}`)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={255}
      />
      <PasswordField {...field('password')} label={t('password')} autoComplete="current-password" maxLength={64} />
      <CaptchaField
        {...field('captcha')}
        state={captcha}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={16}
      />
      <button type="submit" className="signin-submit" aria-disabled={blocked} data-busy={busy}>
        {t(busy ? 'submitting' : 'submit')}
      </button>
    </form>
  );
}
