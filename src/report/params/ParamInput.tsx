import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { AroundInput, below } from '@/fields/internal';
import type { AnyInput } from '@/fields/views';
import { isRequired, type Report, typeOptions } from '@/schema';
import { isPeriod } from './periodField';
import type { ParamDraft } from './useParamDraft';

interface ParamInputProps {
  readonly report: Report;
  readonly name: string;
  readonly idPrefix: string;
  readonly form: Pick<ParamDraft, 'draft' | 'errors' | 'change' | 'settle'>;
  /** The input of its type at that place, or one of the report's own. */
  readonly input: AnyInput;
  readonly place: 'form' | 'filter';
  /** It is one of the report's own. */
  readonly replaced?: boolean;
  /** What money is in, where something of its own says so. */
  readonly currency?: string | undefined;
}

/** One parameter: the input of its field, with its words, messages and conditions. */
export function ParamInput({
  report,
  name,
  idPrefix,
  form: { draft, errors, change, settle },
  input: Input,
  place,
  replaced = false,
  currency,
}: ParamInputProps) {
  const translate = useTranslate();
  const field = report.params[name];
  const scope = `resources.${report.name}`;
  if (!field) return null;
  const values = currency === undefined ? draft : { currency, ...draft };
  const set = (value: unknown) => change(name, value);
  const wide = field.type.wide === true || typeOptions(field).multiline === true;
  return (
    <Box
      data-param={name}
      data-wide={wide || undefined}
      data-number={field.type.number !== undefined || undefined}
      sx={{ minWidth: 0 }}
    >
      <AroundInput
        {...{ name, field, scope, values, replaced }}
        value={draft[name]}
        error={errors[name]}
        onChange={set}
      >
        <Input
          id={`${idPrefix}-${name}`}
          name={name}
          field={field}
          scope={scope}
          label={translate(`${scope}.fields.${name}`)}
          help={translate(`${scope}.help.${name}`, { _: '' }) || undefined}
          value={draft[name]}
          onChange={set}
          onOther={change}
          onBlur={settle}
          error={errors[name]}
          errors={below(name, errors)}
          required={isRequired(report.resource, name, draft) || isPeriod(field)}
          values={values}
          place={place}
        />
      </AroundInput>
    </Box>
  );
}
