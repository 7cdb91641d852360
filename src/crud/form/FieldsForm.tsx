import { useId } from 'react';
import type { Fields } from '@/schema';
import { FieldGrid } from '@/widgets/internal';
import { FormField } from './FormField';

interface FieldsFormProps {
  readonly fields: Fields;
  /** i18n base of the labels: `resources.account/user`. */
  readonly scope: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** Messages by path, as `useFieldErrors` makes them. */
  readonly errors: Readonly<Record<string, string>>;
  readonly readOnly?: boolean;
  /** Whether a field must be filled in. Default: as it says itself. */
  isRequired?(name: string): boolean;
  /** Off for a form that is only a part of its page. Default true: a dialog starts at its first field. */
  readonly autoFocus?: boolean;
  onChange(name: string, value: unknown): void;
}

/**
 * Plain fields as a form that somebody else keeps the values of: what an action asks in its dialog.
 *
 * @example
 *   <FieldsForm
 *     fields={fields}
 *     scope="branding"
 *     values={form.values}
 *     errors={fieldErrors(form.validationErrors)}
 *     onChange={form.set}
 *   />
 * @public
 */
export function FieldsForm({
  fields,
  scope,
  values,
  errors,
  readOnly,
  isRequired,
  autoFocus = true,
  onChange,
}: FieldsFormProps) {
  const idPrefix = useId();
  const shown = Object.entries(fields).filter(([, field]) => !field.options.readOnly);
  return (
    <FieldGrid>
      {shown.map(([name, field], index) => (
        <FormField
          key={name}
          name={name}
          field={field}
          scope={scope}
          idPrefix={idPrefix}
          values={values}
          errors={errors}
          required={isRequired?.(name) ?? field.required}
          readOnly={readOnly}
          autoFocus={autoFocus && index === 0}
          onChange={onChange}
        />
      ))}
    </FieldGrid>
  );
}
