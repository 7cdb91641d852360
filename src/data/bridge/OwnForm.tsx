import { useState, type ReactNode } from 'react';
import FormPlace from './FormPlace';

type Values = Readonly<Record<string, unknown>>;

const NO_VALUES: Values = {};
const NO_MESSAGES: Readonly<Record<string, string>> = {};

interface OwnFormProps {
  readonly scope: string;
  readonly record?: Values | undefined;
  readonly children: ReactNode;
}

/** A form that nobody else keeps: it begins with the record, and who stands in it sends what is typed. */
export default function OwnForm({ scope, record = NO_VALUES, children }: OwnFormProps) {
  const [values, setValues] = useState(record);
  return (
    <FormPlace
      scope={scope}
      record={record}
      values={values}
      errors={NO_MESSAGES}
      set={(name, value) => setValues((before) => ({ ...before, [name]: value }))}
      adopt={(more) => setValues((before) => ({ ...before, ...more }))}
    >
      {children}
    </FormPlace>
  );
}
