import type { ReactNode } from 'react';
import { InputPart } from '@/data/internal';
import { useResource } from '@/data';
import type { Field } from '@/schema';
import { OneLine } from '@/fields';

interface AroundInputProps {
  readonly name: string;
  readonly field: Field;
  readonly value: unknown;
  readonly values: Readonly<Record<string, unknown>>;
  readonly error?: string | undefined;
  readonly children: ReactNode;
  onChange(value: unknown): void;
}

/** Around one input outside of a form of a record: one of one's own may be a field of react-hook-form. */
export function AroundInput({ name, field, value, values, error, children, onChange }: AroundInputProps) {
  const { scope, views } = useResource();
  if (views.inputs?.[name] === undefined && !field.type.parts) return children;
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
