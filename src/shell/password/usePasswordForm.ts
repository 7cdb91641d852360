import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { changePassword, endSession } from '@/access/internal';
import { WireError } from '@/api';
import { failureText } from '@/data';
import { rules } from '@/schema';

interface PasswordValues {
  readonly oldPwd: string;
  readonly newPwd: string;
  readonly confirmPwd: string;
}

type PasswordErrors = Readonly<Partial<Record<keyof PasswordValues, string>>>;

/** What is wrong with the three passwords, as keys of texts (spec 01 §5). */
function passwordErrors({ oldPwd, newPwd, confirmPwd }: PasswordValues): PasswordErrors {
  const newError = newPwd === '' ? 'password.required.newPwd' : rules.password.passes(newPwd) ? '' : 'rules.password';
  const confirmError =
    confirmPwd === '' ? 'password.required.confirmPwd' : confirmPwd === newPwd ? '' : 'password.different';
  return {
    ...(oldPwd === '' && { oldPwd: 'password.required.oldPwd' }),
    ...(newError && { newPwd: newError }),
    ...(confirmError && { confirmPwd: confirmError }),
  };
}

const EMPTY: PasswordValues = { oldPwd: '', newPwd: '', confirmPwd: '' };

/** The state of the dialog: values, messages, and what submitting does. Success ends the session (spec 01 §4). */
export function usePasswordForm() {
  const translate = useTranslate();
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<PasswordErrors>({});
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = passwordErrors(values);
    setErrors(found);
    setRefused({});
    setFailure(undefined);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      await changePassword(values);
      await endSession('password'); // the sign-in page says that it was changed
    } catch (error) {
      const named = error instanceof WireError ? (error.validationErrors ?? {}) : {};
      if (Object.keys(named).some((name) => name in EMPTY)) setRefused(named);
      else setFailure(failureText(error, translate));
      setBusy(false);
    }
  };

  const field = (name: keyof PasswordValues) => ({
    name,
    value: values[name],
    error: (errors[name] ?? refused[name]) !== undefined,
    helperText: errors[name] ? translate(errors[name]) : refused[name],
    onChange: (event: { readonly target: { readonly value: string } }) => {
      setValues({ ...values, [name]: event.target.value });
      setErrors({ ...errors, [name]: undefined });
      setRefused(Object.fromEntries(Object.entries(refused).filter(([own]) => own !== name)));
    },
  });
  return { field, submit, busy, failure };
}
