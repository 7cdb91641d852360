import { Alert, Box, Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { valueAt } from '@/api';
import { asObject } from '@/api/wireValue';
import { failureText } from '@/data/texts/failureText';
import { boolean, enumeration, number, text } from '@/dsl';
import { inputOf } from '@/fields/inputs';
import type { InputProps } from '@/fields/views';
import type { Field } from '@/schema';
import { safeUrl } from '@/widgets/safeUrl';
import { officeCalls } from './calls';
import { isYes, listOf, textAt } from './read';

const SCOPE = 'hems.office.params';

function fieldOf(row: unknown, codes: readonly string[]): Field {
  const required = isYes(row, 'required');
  const max = Number(textAt(row, 'maxLength')) || 255;
  switch (textAt(row, 'inputType')) {
    case 'number':
      return number({ required, decimals: 6 });
    case 'switch':
      return boolean({ required });
    case 'select':
      return enumeration(codes, { required });
    default:
      return text({ required, max });
  }
}

/** What a connection needs to know: a form that the cloud describes for a brand and a way to connect (spec 02 §7). */
export function ConnectParams({ value, values: { brandId, connectType }, onChange, error, label, readOnly }: InputProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const id = useId();
  const ready = typeof brandId === 'string' && typeof connectType === 'string';
  const form = useQuery({ queryKey: ['office', 'params', brandId, connectType], queryFn: ({ signal }) => officeCalls.connectParams({ brandId, connectType }, { signal, quiet: true }), enabled: ready });
  const given = asObject(value) ?? {};
  const rows = listOf(form.data);
  const address = safeUrl(textAt(form.data, 'authorizeUrl'));
  if (!ready) return <Alert severity={error ? 'error' : 'info'}>{translate(`${SCOPE}.first`)}</Alert>;
  return (
    <Box role="group" aria-label={label} sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}>
      {form.error && <Alert severity="error">{failureText(form.error, translate)}</Alert>}
      {address && (
        <Link href={address} target="_blank" rel="noopener noreferrer" onClick={() => onChange({ ...given, authorized: true })}>
          {translate(`${SCOPE}.authorize`)}
        </Link>
      )}
      {rows.map((row) => {
        const key = textAt(row, 'key');
        const options = listOf(valueAt(row, 'options')).map((one) => ({ code: textAt(one, 'code') || textAt(one, 'value'), desc: textAt(one, 'desc') || textAt(one, 'label') }));
        const field = fieldOf(row, options.map(({ code }) => code));
        const Input = inputOf(field.type.name);
        const words = (locale === 'zh' ? textAt(row, 'label') : textAt(row, 'labelEn')) || textAt(row, 'label') || key;
        return <Input key={key} id={`${id}-${key}`} name={key} field={field} scope={SCOPE} label={words} value={given[key]} values={given} help={textAt(row, 'hint')} required={field.required} {...(readOnly && { readOnly })} {...(error && field.required && !given[key] && { error })} onChange={(next) => onChange({ ...given, [key]: next })} place="form" />;
      })}
    </Box>
  );
}
