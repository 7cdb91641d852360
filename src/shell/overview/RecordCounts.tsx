import { Box, Link, Paper, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { use, useId } from 'react';
import { useDataProvider, useGetList, useLocale, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useAccess } from '@/access';
import { type ConsoleDataProvider, loadResource, useRegistry } from '@/data';
import { WAITING } from '@/data/internal';
import { titleIn, useTarget, textContext } from '@/fields';
import { useTellCount } from './CountsContext';
import type { AnyRecord, OverviewRecords, Resource } from '@/schema';
import { targetOf } from '@/schema/internal';

type Filter = OverviewRecords['filter'];

const addressOf = (path: string, filter: Filter): string =>
  `${path}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;

const countKey = (list: string, filter: Filter): string => `${list} ${JSON.stringify(filter)}`;

/** Records of a list with these filters; the number of all of them. */
function useFound(path: string, filter: Filter, most: number) {
  return useGetList<AnyRecord>(
    path.slice(1),
    { filter, pagination: { page: 1, perPage: most }, meta: { quiet: true } },
    { retry: false },
  );
}

/** Name of the list and of what it is narrowed to: 'Alarms · Active'. */
function useFilterText(resource: Resource, filter: Filter): string {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const scope = `resources.${resource.name}`;
  const values = Object.entries(filter).flatMap(([name, value]) => {
    const field = resource.fields[name];
    return field ? [field.type.text(value, field.options, textContext(translate, locale, scope, name, field))] : [];
  });
  const mine = filter[WAITING] === true ? [translate('workflow.strip.waiting')] : [];
  return [translate(`${scope}.name`), ...values, ...mine].join(' · ');
}

interface CountProps {
  /** What it is known by where counts are compared with those of before. Default: it is not. */
  readonly name?: string;
  readonly path: string;
  readonly filter: Filter;
  readonly text: string;
}

/** How many there are, a link to them. */
function Count({ name, path, filter, text }: CountProps) {
  const locale = useLocale() ?? 'en';
  const { data, total, pageInfo, isPending } = useFound(path, filter, 10);
  const count = pageInfo ? data?.length : total; // so many at least, where nobody counted
  useTellCount(name, text, addressOf(path, filter), pageInfo ? undefined : total);
  return (
    <Link
      component={RouterLink}
      to={addressOf(path, filter)}
      color="inherit"
      underline="hover"
      sx={{ display: 'flex', alignItems: 'baseline', gap: 1, minWidth: 0, py: 0.5 }}
    >
      <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {text}
      </Box>
      <Box
        component="span"
        sx={{
          fontVariantNumeric: 'tabular-nums',
          fontWeight: count ? 600 : 400,
          color: count ? 'text.primary' : 'text.secondary',
        }}
      >
        {count === undefined ? (isPending ? '…' : '–') : count.toLocaleString(locale)}
        {pageInfo?.hasNextPage && '+'}
      </Box>
    </Link>
  );
}

/** The values of a field with a few of them: its codes, or the records it refers to. */
function useValuesOf(resource: Resource, name: string | undefined) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const field = name === undefined ? undefined : resource.fields[name];
  const target = targetOf(field);
  const { resource: listed } = useTarget(target);
  const { data } = useQuery({
    queryKey: [listed, 'options', 'few'],
    queryFn: async ({ signal }) => (await provider.options(listed, { search: '', limit: 8, signal, quiet: true })).data,
    enabled: target !== '',
    retry: false,
  });
  if (!field || name === undefined) return [];
  if (target !== '') return (data ?? []).map((one) => ({ value: one.id, text: titleIn(one, locale) }));
  const context = textContext(translate, locale, `resources.${resource.name}`, name, field);
  return (field.type.codes?.(field.options) ?? []).map((value) => ({
    value,
    text: field.type.text(value, field.options, context),
  }));
}

/** What waits in one list, and how much of it of each kind. */
export function WaitingRecords({ list, filter, by }: OverviewRecords) {
  const { registry, texts } = useRegistry();
  const { resource } = use(loadResource(registry, texts, list));
  const path = useAccess().pathOf.get(list) ?? '';
  const text = useFilterText(resource, filter);
  const values = useValuesOf(resource, by);
  return (
    <Box component="li">
      <Count name={countKey(list, filter)} path={path} filter={filter} text={text} />
      {values.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, pl: 2, typography: 'body2', color: 'text.secondary' }}>
          {values.map((one) => (
            <li key={one.text}>
              <Count path={path} filter={{ ...filter, [by ?? '']: one.value }} text={one.text} />
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}

/** So many are named. */
const MOST = 5;

/** The first records of a list with these filters, each a link; nothing where there are none. */
export function RecordsCard({ list, filter }: OverviewRecords) {
  const { registry, texts } = useRegistry();
  const { resource } = use(loadResource(registry, texts, list));
  const path = useAccess().pathOf.get(list) ?? '';
  const heading = useFilterText(resource, filter);
  const locale = useLocale() ?? 'en';
  const translate = useTranslate();
  const id = useId();
  const { data = [], total, pageInfo } = useFound(path, filter, 10);
  useTellCount(countKey(list, filter), heading, addressOf(path, filter), pageInfo ? undefined : total);
  if (!total) return null;
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: 2, minWidth: 0 }}>
      <Typography id={id} component="h2" variant="h3">
        {heading}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {data.slice(0, MOST).map((record) => (
          <Box component="li" key={record.id} sx={{ py: 0.5 }}>
            <Link
              component={RouterLink}
              to={`${path}/${encodeURIComponent(record.id)}/show`}
              underline="hover"
              sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}
            >
              {titleIn(record, locale)}
            </Link>
          </Box>
        ))}
      </Box>
      <Link component={RouterLink} to={addressOf(path, filter)} variant="body2" color="inherit" underline="hover">
        {pageInfo?.hasNextPage
          ? translate('shell.overview.more')
          : translate('shell.overview.all', { smart_count: total })}
      </Link>
    </Paper>
  );
}
