import { Box, Link } from '@mui/material';
import { use, useMemo, useState } from 'react';
import { useGetOne, useLocale, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { RouteProvider, useAccess, useCan } from '@/access';
import { asText } from '@/api';
import { useToday, loadReport, useRegistry, currencyOf } from '@/data';
import { firstPeriod } from '@/fields/internal';
import { titleIn, useTarget } from '@/fields';
import {
  BlockCell,
  FigureDays,
  grantedBlocks,
  ReportOnPageContext,
  type BlockNote,
  type ReportOnPage,
  firstValues,
  paramErrors,
  readAddress,
  type ParamValues,
  isPeriod,
  siteParam,
} from '@/report/internal';
import { type AnyRecord, type Report } from '@/schema';
import { addDays, isZone } from '@/schema/dates';
import { targetOf } from '@/schema/internal';

interface PinnedBlockProps {
  readonly report: string;
  readonly block: string;
  /** Parameters as the address of the page says them. */
  readonly query: string;
  /** So many days until today, instead of what the report opens with. */
  readonly days?: number | undefined;
}

/** The days until today, for each parameter that is a period. */
const lastDays = ({ params }: Report, days: number, today: string): ParamValues =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, field]) =>
      isPeriod(field) ? [[name, firstPeriod({ ...field.options, default: `last ${days} days` }, today)]] : [],
    ),
  );

/** The parameter that is the one day of a report without a period. */
function dayOf({ params }: Report): string | undefined {
  const names = Object.keys(params).filter((name) => params[name]?.type.traits?.calendar === 'day');
  return names.length === 1 ? names[0] : undefined;
}

/** The record that the values are about, as far as it is known. */
function useSiteOf(report: Report, values: ParamValues) {
  const locale = useLocale() ?? 'en';
  const param = siteParam(report);
  const value = param === undefined ? undefined : values[param];
  const id = asText(Array.isArray(value) ? value[0] : value);
  const target = targetOf(param === undefined ? undefined : report.params[param]);
  const { resource } = useTarget(target);
  const isKnown = target !== '' && id !== '';
  const { data, isPending } = useGetOne<AnyRecord>(
    resource,
    { id, meta: { quiet: true } },
    { enabled: isKnown, retry: false },
  );
  const zone = asText(data?.timeZone);
  return {
    title: data ? titleIn(data, locale) : '',
    zone: isZone(zone) ? zone : undefined,
    currency: data ? currencyOf(data) || undefined : undefined,
    isSettled: !isKnown || !isPending,
  };
}

/** A block of a report outside of its page, with a link to it. Suspends until the report is there. */
export function PinnedBlock({ report: name, block, query, days }: PinnedBlockProps) {
  const { registry, texts } = useRegistry();
  const { report, views } = use(loadReport(registry, texts, name));
  const access = useAccess();
  const can = useCan();
  const translate = useTranslate();
  const path = access.pathOf.get(name) ?? '';
  const [chosen, choose] = useState<ParamValues>({});
  const said = useMemo(() => readAddress(report.params, new URLSearchParams(query)).values, [report, query]);
  const { title, zone, currency, isSettled } = useSiteOf(report, said);
  const today = useToday(zone);
  const values = useMemo(
    () => ({
      ...firstValues(report.params, today),
      ...(days !== undefined && lastDays(report, days, today)),
      ...said,
      ...chosen,
    }),
    [report, said, days, today, chosen],
  );
  const [notes] = useState(() => new Map<string, BlockNote>());
  const blocks = useMemo(
    () => grantedBlocks(report, { can: (code) => can(code, path), leadsTo: (schema) => access.pathOf.has(schema) }),
    [report, can, path, access],
  );
  const scope = `resources.${name}`;
  const page = useMemo<ReportOnPage>(
    () => ({ report, views, blocks, zone, currency, scope, choose, notes }),
    [report, views, blocks, zone, currency, scope, notes],
  );
  const found = blocks.find((one) => one.name === block);
  if (!found) return null;
  const day = days === undefined ? undefined : dayOf(report);
  const heading = [title, translate(`${scope}.blocks.${block}`)].filter(Boolean).join(' · ');
  return (
    <RouteProvider path={path}>
      <ReportOnPageContext value={page}>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.5, minWidth: 0 }}>
          <Link
            component={RouterLink}
            to={`${path}${query === '' ? '' : `?${query}`}`}
            variant="caption"
            underline="hover"
            sx={{ color: 'text.secondary', justifySelf: 'start' }}
          >
            {translate(`${scope}.name`)}
          </Link>
          <BlockCell
            {...found}
            heading={heading}
            values={values}
            ready={isSettled && Object.keys(paramErrors(report, values)).length === 0}
            narrow
          />
          {day !== undefined && days !== undefined && (
            <FigureDays
              report={report}
              block={found.block}
              values={values}
              param={day}
              days={Array.from({ length: days }, (_, at) => addDays(today, at + 1 - days))}
            />
          )}
        </Box>
      </ReportOnPageContext>
    </RouteProvider>
  );
}
