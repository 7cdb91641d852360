import { Alert, Link, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useAccess } from '@/access';
import { useResource } from '@/data';
import { invokeIfKnown } from '@/data/internal';
import { ChangeTable } from '@/fields';
import { encodeFields, validate, type AnyValues, type EffectSpec, formatNumber, withUnit } from '@/schema';
import { formatDate } from '@/schema/dates';
import { TableSkeleton, useDebounced } from '@/widgets';
import { SectionCard } from '../../SectionCard';
import { readEffect, type Effect } from './readEffect';

const TWO = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

interface VersionEffectProps {
  readonly effect: EffectSpec;
  /** Name of the field that says whose versions these are. */
  readonly of: string;
  readonly draft: AnyValues;
}

/** What was asked is not done by this cloud. */
const NOT_DONE = 'not done';

/** The effect of a draft, once it is complete. */
function useEffectOf(effect: EffectSpec, draft: AnyValues) {
  const { resource } = useResource();
  const values = useDebounced(draft, 500);
  const complete = Object.keys(validate(resource, values, 'edit')).length === 0;
  const body = { ...encodeFields(resource.fields, values), item: resource.name };
  const query = useQuery({
    queryKey: ['versions', 'effect', JSON.stringify(body)],
    queryFn: async ({ signal }) => {
      const answer = await invokeIfKnown(resource.resolve(effect.call), body, { signal });
      return answer === undefined ? NOT_DONE : (readEffect(answer) ?? null);
    },
    enabled: complete,
    placeholderData: keepPreviousData,
  });
  return { ...query, values };
}

/**
 * What last month's bill had been at the prices that are typed. A cloud that does not know it has no such part of the
 * form.
 */
export function VersionEffect({ effect, of, draft }: VersionEffectProps) {
  const translate = useTranslate();
  const { data, isError, isFetching, values } = useEffectOf(effect, draft);
  if (data === NOT_DONE) return null;
  const content = () => {
    if (isError || data === null) return <Alert severity="info">{translate('versions.effect.failed')}</Alert>;
    if (data) return <EffectTable data={data} effect={effect} of={of} values={values} />;
    return isFetching ? (
      <TableSkeleton rows={4} columns={5} />
    ) : (
      <Typography variant="body2">{translate('versions.effect.none')}</Typography>
    );
  };
  return <SectionCard title={translate('versions.effect.label')}>{content()}</SectionCard>;
}

interface EffectTableProps extends Pick<VersionEffectProps, 'effect' | 'of'> {
  readonly data: Effect;
  readonly values: AnyValues;
}

/** Every line of the bill beside the same at the prices of today, with the way to the quantities it was made of. */
function EffectTable({ data, effect, of, values }: EffectTableProps) {
  const { scope } = useResource();
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { pathOf } = useAccess();
  const inputs = effect.inputs === undefined ? undefined : pathOf.get(effect.inputs);
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
