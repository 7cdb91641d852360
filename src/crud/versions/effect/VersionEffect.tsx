import { Alert, Link, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useAccess } from '@/access';
import { invoke, useResource } from '@/data';
import { ChangeTable } from '@/fields';
import { encodeFields, validate, type AnyValues, type EffectSpec, formatNumber, withUnit } from '@/schema';
import { formatDate } from '@/schema/dates';
import { TableSkeleton, useDebounced } from '@/widgets';
import { readEffect } from './readEffect';

const TWO = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

interface VersionEffectProps {
  readonly effect: EffectSpec;
  /** Name of the field that says whose versions these are. */
  readonly of: string;
  readonly draft: AnyValues;
}

/**
 * What last month's bill had been at the prices that are typed: every line beside the same at the prices of today, with
 * the way to the quantities it was made of.
 */
export function VersionEffect({ effect, of, draft }: VersionEffectProps) {
  const { resource, scope } = useResource();
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { pathOf } = useAccess();
  const inputs = effect.inputs === undefined ? undefined : pathOf.get(effect.inputs);
  const values = useDebounced(draft, 500);
  const complete = Object.keys(validate(resource, values, 'edit')).length === 0;
  const body = { ...encodeFields(resource.fields, values), item: resource.name };
  const { data, isError, isFetching } = useQuery({
    queryKey: ['versions', 'effect', JSON.stringify(body)],
    queryFn: async ({ signal }) =>
      readEffect(await invoke(resource.resolve(effect.call), body, { signal, quiet: true })) ?? null,
    enabled: complete,
    placeholderData: keepPreviousData,
  });
  if (isError || data === null) return <Alert severity="info">{translate('versions.effect.failed')}</Alert>;
  if (!data && isFetching) return <TableSkeleton rows={4} columns={5} />;
  if (!data) return <Typography variant="body2">{translate('versions.effect.none')}</Typography>;
  const month = formatDate(`${data.month}-01`, 4);
  const text = (name: string) => translate(`versions.effect.${name}`);
  const money = (name: string) => `${text(name)} (${data.currency})`;
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('versions.effect.title', { month })}
        {inputs !== undefined && (
          <>
            {' · '}
            <Link
              component={RouterLink}
              to={`${inputs}?${new URLSearchParams({ [of]: String(values[of]), period: data.month }).toString()}`}
            >
              {translate('versions.effect.input', { month })}
            </Link>
          </>
        )}
      </Typography>
      <ChangeTable
        label={translate('versions.effect.title', { month })}
        head={{
          name: text('line'),
          quantity: text('quantity'),
          before: money('current'),
          after: money('next'),
          difference: money('difference'),
        }}
        rows={[
          ...data.lines.map(({ line, quantity, unit, current, next }) => ({
            key: line,
            name: translate(`${scope}.effect.${line}`, { _: line }),
            quantity: quantity === null ? '-' : withUnit(formatNumber(quantity, locale, TWO), unit),
            before: current,
            after: next,
          })),
          { key: 'total', name: text('total'), before: data.current, after: data.next, strong: true },
        ]}
      />
    </>
  );
}
