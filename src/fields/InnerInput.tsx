import { useTranslate } from 'react-admin';
import type { Field } from '@/schema';
import { inputOf } from './inputOf';

interface InnerInputProps {
  readonly id: string;
  readonly name: string;
  readonly field: Field;
  /** Scope of the texts inside (`innerScope`). */
  readonly scope: string;
  /** The row or group the value is in. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Messages below the row or group, by path. */
  readonly errors: Readonly<Record<string, string>>;
  readonly readOnly?: boolean;
  readonly autoFocus?: boolean;
  /** Default: the field's name. */
  readonly label?: string;
  readonly place?: 'form' | 'cell';
  onChange(value: unknown): void;
  onBlur?(): void;
}

/**
 * A value inside rows or a group, asked by the input of its own type.
 *
 * @example
 * <InnerInput id="step-0-name" name="name" field={fields.name} scope={scope} values={row}
 *   errors={errorsOfRow(errors, 0)} onChange={(next) => change(0, 'name', next)} />
 * @public
 */
export function InnerInput({ name, field, scope, values, errors, label, place = 'form', ...props }: InnerInputProps) {
  const translate = useTranslate();
  const Input = inputOf(field.type);
  const start = `${name}.`;
  const below = Object.entries(errors).filter(([path]) => path.startsWith(start));
  return (
    <Input
      {...props}
      name={name}
      field={field}
      scope={scope}
      label={label ?? translate(`${scope}.fields.${name}`)}
      help={translate(`${scope}.help.${name}`, { _: '' }) || undefined}
      value={field.type.derive ? field.type.derive(values, field.options) : values[name]}
      error={errors[name]}
      errors={Object.fromEntries(below.map(([path, text]) => [path.slice(start.length), text]))}
      required={field.required && !props.readOnly}
      readOnly={props.readOnly || field.options.readOnly || Boolean(field.type.derive)}
      values={values}
      place={place}
    />
  );
}
