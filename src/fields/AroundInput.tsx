import type { ReactNode } from 'react';
import { InputPart } from '@/data/internal';
import type { Field } from '@/schema';
import { OneLine } from './OneLine';

interface AroundInputProps {
  readonly name: string;
  readonly field: Field;
  /** i18n base of its label. */
  readonly scope: string;
  readonly value: unknown;
  readonly values: Readonly<Record<string, unknown>>;
  readonly error?: string | undefined;
  /** A component stands in the place of its type's own input. */
  readonly replaced: boolean;
  readonly children: ReactNode;
  onChange(value: unknown): void;
}

/** Around one input, wherever it stands: one of one's own may be a field of react-hook-form, which wants a form. */
export function AroundInput(props: AroundInputProps) {
  const { name, field, scope, value, values, error, replaced, children, onChange } = props;
  if (!replaced && !field.type.parts) return children;
  return (
    <InputPart
      scope={scope}
      values={{ ...values, [name]: value }}
      errors={error === undefined ? NO_MESSAGES : { [name]: error }}
      set={(changed, next) => {
        if (changed === name) onChange(next);
      }}
      waiting={<OneLine text="" />}
    >
      {children}
    </InputPart>
  );
}

const NO_MESSAGES: Readonly<Record<string, string>> = {};
