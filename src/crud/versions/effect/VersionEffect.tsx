import { Alert, Link, Table, TableBody, TableCell, TableContainer, TableFooter, TableHead, TableRow, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useAccess } from '@/access/AccessContext';
import { invoke } from '@/data/records/invoke';
import { useResource } from '@/data/registry/ResourceContext';
import { formatNumber } from '@/fields/number/formatNumber';
import { encodeFields, validate, type AnyValues, type EffectSpec } from '@/schema';
import { formatDate } from '@/schema/dates/formats';
import { TableSkeleton } from '@/widgets/TableSkeleton';
import { useDebounced } from '@/widgets/useDebounced';
import { readEffect } from './readEffect';

const TWO = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

interface VersionEffectProps {
  readonly effect: EffectSpec;
  /** Name of the field that says whose versions these are. */
  readonly of: string;
  readonly draft: AnyValues;
}

/** What last month's bill had been at the prices that are typed: every line beside the same at the prices of today, with the way to the quantities it was made of. */
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
    queryFn: async ({ signal }) => readEffect(await invoke(resource.resolve(effect.call), body, { signal, quiet: true })) ?? null,
    enabled: complete,
    placeholderData: keepPreviousData,
  });
  if (isError || data === null) return <Alert severity="info">{translate('versions.effect.failed')}</Alert>;
  if (!data && isFetching) return <TableSkeleton rows={4} columns={5} />;
  if (!data) return <Typography variant="body2">{translate('versions.effect.none')}</Typography>;
  const money = (value: number | null) => (value === null ? '-' : formatNumber(value, locale, TWO));
  const change = (current: number | null, next: number | null) =>
    current === null || next === null ? '-' : `${next > current ? '+' : ''}${money(Math.round((next - current) * 100) / 100)}`;
  const month = formatDate(`${data.month}-01`, 4);
  const cells = (current: number | null, next: number | null) =>
    [money(current), money(next), change(current, next)].map((value, at) => (
      <TableCell key={at} align="right" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {value}
      </TableCell>
    ));
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('versions.effect.title', { month })}
        {inputs !== undefined && (
          <>
            {' · '}
            <Link component={RouterLink} to={`${inputs}?${new URLSearchParams({ [of]: String(values[of]), period: data.month }).toString()}`}>
              {translate('versions.effect.input', { month })}
            </Link>
          </>
        )}
      </Typography>
      <TableContainer>
        <Table size="small" aria-label={translate('versions.effect.title', { month })}>
          <TableHead>
            <TableRow>
              <TableCell>{translate('versions.effect.line')}</TableCell>
              <TableCell align="right">{translate('versions.effect.quantity')}</TableCell>
              {['current', 'next', 'difference'].map((name) => (
                <TableCell key={name} align="right">{`${translate(`versions.effect.${name}`)} (${data.currency})`}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {data.lines.map(({ line, quantity, unit, current, next }) => (
              <TableRow key={line}>
                <TableCell component="th" scope="row">
                  {translate(`${scope}.effect.${line}`, { _: line })}
                </TableCell>
                <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>{`${money(quantity)} ${unit}`}</TableCell>
                {cells(current, next)}
              </TableRow>
            ))}
          </TableBody>
          <TableFooter sx={{ '& td': { color: 'text.primary', fontWeight: 600, typography: 'body2' } }}>
            <TableRow>
              <TableCell colSpan={2}>{translate('versions.effect.total')}</TableCell>
              {cells(data.current, data.next)}
            </TableRow>
          </TableFooter>
        </Table>
      </TableContainer>
    </>
  );
}
