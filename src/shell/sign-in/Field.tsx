import type { ComponentProps, ReactNode } from 'react';
import { fieldId } from '../first/typed';

interface FieldProps extends Omit<ComponentProps<'input'>, 'id' | 'onChange'> {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  onChange(value: string): void;
  readonly error?: string | undefined;
  /** Stands inside the box, after the input. */
  readonly adornment?: ReactNode;
}

/** A labelled input with its message below. */
export function Field({ label, value, onChange, error, adornment, ...input }: FieldProps) {
  const id = fieldId(input.name);
  return (
    <div className="signin-field">
      <label htmlFor={id}>{label}</label>
      <div className="signin-box" data-invalid={error !== undefined}>
        <input
          {...input}
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-required
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
        />
        {adornment}
      </div>
      {error !== undefined && (
        <p className="signin-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
