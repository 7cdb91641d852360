import { Alert, Box, Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { asObject, textAt } from '@/api';
import { failureText } from '@/data';
import { inputOf, readDescribed } from '@/fields';
import type { InputProps } from '@/fields/views';
import { safeUrl } from '@/widgets';
import { officeCalls } from './calls';

const SCOPE = 'hems.office.params';

/** What a connection needs to know: a form that the cloud describes for a brand and a way to connect (spec 02 §7). */
export function ConnectParams({
  value,
  values: { brandId, connectType },
  onChange,
  error,
  label,
  readOnly,
}: InputProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const id = useId();
  const ready = typeof brandId === 'string' && typeof connectType === 'string';
  const form = useQuery({
    queryKey: ['office', 'params', brandId, connectType],
    queryFn: ({ signal }) => officeCalls.connectParams({ brandId, connectType }, { signal, quiet: true }),
    enabled: ready,
  });
  const given = asObject(value) ?? {};
  const address = safeUrl(textAt(form.data, 'authorizeUrl'));
  if (!ready) return <Alert severity={error ? 'error' : 'info'}>{translate(`${SCOPE}.first`)}</Alert>;
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}
    >
      {form.error && <Alert severity="error">{failureText(form.error, translate)}</Alert>}
      {address && (
        <Link
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => onChange({ ...given, authorized: true })}
        >
          {translate(`${SCOPE}.authorize`)}
        </Link>
      )}
      {readDescribed(form.data, locale ?? 'en').map(({ code, name, hint, field }) => {
        const Input = inputOf(field.type);
        return (
          <Input
            key={code}
            id={`${id}-${code}`}
            name={code}
            field={field}
            scope={SCOPE}
            label={name}
            value={given[code]}
            values={given}
            help={hint}
            required={field.required}
            {...(readOnly && { readOnly })}
            {...(error && field.required && !given[code] && { error })}
            onChange={(next) => onChange({ ...given, [code]: next })}
            place="form"
          />
        );
      })}
    </Box>
  );
}
