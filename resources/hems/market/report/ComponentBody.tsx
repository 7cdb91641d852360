import { Box, Typography } from '@mui/material';
import { useMemo } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { asObject, asText } from '@/api';
import { ChartCard, Figure } from '@/charts';
import { currencyUnit, readNumber, formatDifference } from '@/schema';
import { PlainTable } from '@/widgets';
import { componentChart, isChart } from './componentChart';
import { componentTable } from './componentTable';
import type { Component } from './readComponents';
import { shownAs } from './shownAs';

interface ComponentBodyProps {
  readonly component: Component;
  readonly title: string;
  readonly data: unknown;
  readonly day: string;
  readonly zone: string;
  readonly currency: string;
  /** Pixels there are. */
  readonly height: number;
}

/** What a component of the report shows, by its type; data of another shape is shown by its own. */
export function ComponentBody({
  component: { id, type: said, text },
  title,
  data,
  day,
  zone,
  currency,
  height,
}: ComponentBodyProps) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const answer = asObject(data) ?? {};
  const type = shownAs(said, data);
  const place = useMemo(() => ({ day, zone, currency, translate }), [day, zone, currency, translate]);
  const spec = useMemo(
    () => (isChart(type) ? componentChart(data, type, { id, title }, place) : undefined),
    [type, data, place, id, title],
  );
  if (type === 'text')
    return (
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {asText(answer.text) || (typeof data === 'string' ? data : text)}
      </Typography>
    );
  if (type === 'indicator') {
    const change = readNumber(answer.change);
    return (
      <Box>
        <Figure
          amount={{
            value: readNumber(answer.value),
            unit: currencyUnit(asText(answer.unit) || asText(asObject(answer.value)?.unit), currency),
          }}
        />
        {change !== null && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {formatDifference(change, { unit: '%' }, locale)}
          </Typography>
        )}
      </Box>
    );
  }
  if (type !== 'table') return <ChartCard level="h3" title={title} spec={spec} height={Math.max(120, height)} />;
  const table = componentTable(answer, place, locale);
  if (table.rows.length === 0)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('market.report.noRows')}
      </Typography>
    );
  return (
    <Box tabIndex={0} role="region" aria-label={title} sx={{ height: 1, overflow: 'auto' }}>
      <PlainTable label={title} {...table} />
    </Box>
  );
}
