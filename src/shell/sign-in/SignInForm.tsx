import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type ComponentProps,
  useCallback,
} from 'react';
import type { Credentials } from '@/access/internal';
import { cleanCode } from '@/schema/internal';
import { isComposing } from '@/widgets';
import { takeOver } from '../first/takeOver';
import { readTyped, restoreCaret } from '../first/typed';
import { Field } from './Field';
import { PasswordField } from './PasswordField';
import { useSignInPlace } from './SignInContext';
import { useCaptcha, type CaptchaState } from './useCaptcha';

/** A second submit is blocked for this long after an attempt (spec 01 §5, §9). */
const LOCK_MS = 1500;

/** `take` is true once and then false until the lock opens again. */
function useAttemptLock(): { readonly locked: boolean; take(): boolean } {
  const [locked, setLocked] = useState(false);
  const held = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const take = useCallback(() => {
    if (held.current) return false;
    held.current = true;
    setLocked(true);
    timer.current = setTimeout(() => {
      held.current = false;
      setLocked(false);
    }, LOCK_MS);
    return true;
  }, []);
  return { locked, take };
}

interface CaptchaFieldProps extends Omit<ComponentProps<typeof Field>, 'label' | 'adornment'> {
  readonly state: CaptchaState;
}

/** The verification code beside its picture; the picture is a button that brings another. */
function CaptchaField({ state, ...field }: CaptchaFieldProps) {
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
