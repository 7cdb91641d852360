import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'react-admin';
import { valueAt, listOf, textAt } from '@/api';
import { SendDialog } from '@/crud';
import type { ActionProps } from '@/crud/views';
import { PlainTable, TableSkeleton } from '@/widgets';
import { formatNumber } from '@/schema';
import type { AiRecommendation } from '@schemas/hems/back-office/ai-recommendation';
import { officeCalls } from './calls';

const [FEWEST, MOST] = [2, 4];

/** Two to four recommendations beside each other, the best of each figure in bold (spec 02 §7). */
export function CompareOffers({ records, close }: ActionProps<AiRecommendation>) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const ids = records.map(({ id }) => id);
  const fits = ids.length >= FEWEST && ids.length <= MOST;
  const { data, error } = useQuery({
    queryKey: ['office', 'compare', ...ids],
    queryFn: ({ signal }) => officeCalls.compareOffers({ ids }, { signal, quiet: true }),
    enabled: fits,
    gcTime: 0,
    retry: false,
  });
  const figure = (value: unknown) =>
    typeof value === 'number' ? formatNumber(value, locale, { maximumFractionDigits: 2 }) : '-';
  const rows = listOf(valueAt(data, 'rows')).map((row) => {
    const [name, unit, best] = [textAt(row, 'name'), textAt(row, 'unit'), textAt(row, 'best')];
    const figures = listOf(valueAt(row, 'values')).map((value, place) =>
      String(place) === best ? (
        <Box key={place} component="strong" sx={{ color: 'success.main' }}>
          {figure(value)}
        </Box>
      ) : (
        figure(value)
      ),
    );
    return { key: textAt(row, 'field'), cells: [`${name}${unit && ` (${unit})`}`, ...figures] };
  });
  return (
    <SendDialog
      title={translate('resources.hems/ai-recommendation.actions.compare.label')}
      width={fits ? 'md' : 'xs'}
      error={error}
      onClose={close}
    >
      {!fits && translate('hems.office.compare.count', { min: FEWEST, max: MOST })}
      {fits && !data && !error && <TableSkeleton columns={ids.length + 1} />}
      {data !== undefined && (
        <PlainTable
          head={['', ...listOf(valueAt(data, 'columns')).map((one) => textAt(one, 'name'))]}
          figuresFrom={1}
          rows={rows}
        />
      )}
    </SendDialog>
  );
}
