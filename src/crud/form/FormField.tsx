import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { inputOf } from '@/fields';
import type { AnyInput } from '@/fields/views';
import type { Field } from '@/schema';
import { AroundInput, below, inputWidth, isWide } from '@/fields/internal';
import { FIELD_WIDTH } from '@/widgets/internal';
import { useFirstFocus } from './useFirstFocus';

interface FormFieldProps {
  readonly name: string;
  readonly field: Field;
  readonly scope: string;
  /** Before the field's name in the control's id, so that two forms on a page do not meet. */
  readonly idPrefix: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** Messages of the whole form, by path. */
  readonly errors: Readonly<Record<string, string>>;
  readonly required?: boolean;
  readonly readOnly?: boolean;
  readonly autoFocus?: boolean;
  /** Replaces the type's own input. */
  readonly input?: AnyInput;
  onChange(name: string, value: unknown): void;
  onBlur?(name: string): void;
}

/** One field of a form: its input, with its words, messages and conditions. */
export function FormField(props: FormFieldProps) {
  const { name, field, scope, idPrefix, values, errors, required, readOnly, onChange, onBlur } = props;
  const translate = useTranslate();
  const autoFocus = useFirstFocus(props.autoFocus === true);
  const Input = props.input ?? inputOf(field.type);
  const value = field.type.derive ? field.type.derive(values, field.options) : values[name];
  const change = (next: unknown) => onChange(name, next);
  return (
    <Box
      data-form-field={name}
      data-wide={isWide(field) || undefined}
      sx={{ minWidth: 0, [FIELD_WIDTH]: inputWidth(field), '&:empty': { display: 'none' } }}
    >
      <AroundInput
        {...{ name, field, scope, value, values }}
        error={errors[name]}
        replaced={props.input !== undefined}
        onChange={change}
      >
        <Input
          id={`${idPrefix}-${name}`}
          name={name}
          field={field}
          scope={scope}
          label={translate(`${scope}.fields.${name}`)}
          help={translate(`${scope}.help.${name}`, { _: '' }) || undefined}
          value={value}
          onChange={change}
          onOther={onChange}
          onBlur={onBlur && (() => onBlur(name))}
          error={errors[name]}
          errors={below(name, errors)}
          required={required && !readOnly}
          readOnly={readOnly}
          autoFocus={autoFocus}
          values={values}
          place="form"
        />
      </AroundInput>
    </Box>
  );
}
