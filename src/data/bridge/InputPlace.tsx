import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import FormPlace from './FormPlace';

export interface InputPlaceProps {
  readonly scope: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** Our messages by path. */
  readonly errors: Readonly<Record<string, string>>;
  readonly children: ReactNode;
  set(name: string, value: unknown): void;
}

const nothing = () => undefined;

/** Around one input, where react-hook-form's fields need a form: a filter, a cell. In a form it is nothing. */
export default function InputPlace({ children, values, ...rest }: InputPlaceProps) {
  if (useFormContext() !== null) return children;
  return (
    <FormPlace {...rest} values={values} record={values} adopt={nothing}>
      {children}
    </FormPlace>
  );
}
