import { Box, Skeleton } from '@mui/material';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { Measures } from '@/schema';
import { EmptyState } from '@/widgets';
import { readItems } from '../answer/readItems';
import { FigureParts } from './FigureParts';

interface PartsOfProps {
  /** Absent while it is on its way. */
  readonly answer: unknown;
  readonly measures: Measures;
}

/** The lines of an answer with what each is made of. */
export function PartsOf({ answer, measures }: PartsOfProps) {
  const translate = useTranslate();
  const items = useMemo(() => (answer === undefined ? undefined : readItems(answer)), [answer]);
  return (
    <Box sx={{ px: 2, pb: 1 }}>
      {items === undefined ? (
        <Box role="status" aria-label={translate('widgets.loading')} sx={{ display: 'grid', gap: 2, py: 1.5 }}>
          {[0, 1, 2, 3].map((line) => (
            <Skeleton key={line} variant="rounded" height={28} />
          ))}
        </Box>
      ) : items.length > 0 ? (
        <FigureParts items={items} measures={measures} />
      ) : (
        <EmptyState title={translate('report.table.empty')} />
      )}
    </Box>
  );
}
