import { rules } from '@/schema';

export interface PasswordValues {
  readonly oldPwd: string;
  readonly newPwd: string;
  readonly confirmPwd: string;
}

export type PasswordErrors = Readonly<Partial<Record<keyof PasswordValues, string>>>;

/** What is wrong with the three passwords, as keys of texts (spec 01 §5). */
export function passwordErrors({ oldPwd, newPwd, confirmPwd }: PasswordValues): PasswordErrors {
  const newError = newPwd === '' ? 'password.required.newPwd' : rules.password.passes(newPwd) ? '' : 'rules.password';
  const confirmError =
    confirmPwd === '' ? 'password.required.confirmPwd' : confirmPwd === newPwd ? '' : 'password.different';
  return {
    ...(oldPwd === '' && { oldPwd: 'password.required.oldPwd' }),
    ...(newError && { newPwd: newError }),
    ...(confirmError && { confirmPwd: confirmError }),
  };
}
