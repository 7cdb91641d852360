import { Box, Skeleton, Typography } from '@mui/material';
import { useGetList, useLocale, useTranslate } from 'react-admin';
import { useAccess } from '@/access';
import { useResource, WithResource, failureText } from '@/data';
import { detailOf, isWide } from '@/fields/internal';
import { textContext } from '@/fields';
import { isEmpty, type AnyRecord, type AnyRelated } from '@/schema';
import { ErrorState } from '@/widgets';
import { recordName } from '../recordName';
import { givenOf } from '../related/givenOf';

interface PaperPartsProps {
  readonly list: Extract<AnyRelated, { readonly resource: string }>;
  readonly record: AnyRecord;
}

const MOST = 200;
const WAITING = <Skeleton variant="rounded" height={160} />;

/** The records of a list that belong to a record, as parts of its paper. */
export default function PaperParts({ list, record }: PaperPartsProps) {
  const path = useAccess().pathOf.get(list.resource)?.slice(1) ?? `@${list.resource}`;
  const given = givenOf(list, record);
  return (
    given && (
      <WithResource name={list.resource} path={path} waiting={WAITING}>
        <Parts given={given} />
      </WithResource>
    )
  );
}

function Parts({ given }: { readonly given: Readonly<Record<string, unknown>> }) {
  const { resource, path } = useResource();
  const translate = useTranslate();
  const { sort, columns } = resource;
  const { data, error, refetch } = useGetList<AnyRecord>(path, {
    filter: given,
    pagination: { page: 1, perPage: MOST },
    ...(sort && { sort: { field: sort.field, order: sort.order === 'desc' ? 'DESC' : 'ASC' } }),
    meta: { quiet: true },
  });
  const names = columns
    .map(({ field }) => field)
    .filter((name) => name !== sort?.field && name !== resource.recordTitle && !Object.hasOwn(given, name));
  if (!data)
    return error ? <ErrorState text={failureText(error, translate)} onRetry={() => void refetch()} /> : WAITING;
  if (data.length === 0) return <Typography variant="body2">{translate('detail.related.none')}</Typography>;
  return data.map((part) => <Part key={part.id} part={part} names={names} />);
}

/** One of them: its name, in a line what is short, below it texts, pictures and tables without their names. */
function Part({ part, names }: { readonly part: AnyRecord; readonly names: readonly string[] }) {
  const { resource, scope } = useResource();
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const title = recordName(resource, part, locale);
  const shown = names.flatMap((name) => {
    const field = resource.fields[name];
    return field && !isEmpty(part[name]) ? [{ name, field, value: part[name] }] : [];
  });
  const line = shown
    .filter(({ field }) => !isWide(field))
    .map(({ name, field, value }) =>
      field.type.text(value, field.options, textContext(translate, locale, scope, name, field)),
    )
    .filter((text) => text !== title);
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1, breakInside: 'avoid' }}>
      {line.length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {line.join(' · ')}
        </Typography>
      )}
      <Typography component="h3" variant="h3">
        {title}
      </Typography>
      {shown
        .filter(({ field }) => isWide(field))
        .map(({ name, field, value }) => {
          const Value = detailOf(field.type);
          return <Value key={name} value={value} record={part} name={name} field={field} scope={scope} />;
        })}
    </Box>
  );
}
