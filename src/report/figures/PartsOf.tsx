import { Box, Skeleton } from '@mui/material';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { Measures } from '@/schema';
import { EmptyState } from '@/widgets';
import { readItems } from '../answer/readItems';
import type { Standing } from '../compare/equipment';
import { comparedItems } from './comparedItems';
import { FigureParts } from './FigureParts';

interface PartsOfProps {
  /** Absent while it is on its way. */
  readonly answer: unknown;
  readonly measures: Measures;
  /** The answer it is compared with, and what that is in words. */
  readonly before?: unknown;
  readonly against?: string;
  readonly absent?: Standing['absent'] | undefined;
}

/** The lines of an answer with what each is made of. */
export function PartsOf({ answer, measures, before, against, absent }: PartsOfProps) {
  const translate = useTranslate();
  const items = useMemo(
    () => (answer === undefined ? undefined : comparedItems(readItems(answer), readItems(before), measures, absent)),
    [answer, before, measures, absent],
  );
  return (
    <Box sx={{ px: 2, pb: 1 }}>
      {items === undefined ? (
        <Box role="status" aria-label={translate('widgets.loading')} sx={{ display: 'grid', gap: 2, py: 1.5 }}>
          {[0, 1, 2, 3].map((line) => (
            <Skeleton key={line} variant="rounded" height={28} />
          ))}
        </Box>
      ) : items.length > 0 ? (
        <FigureParts items={items} measures={measures} against={before === undefined ? undefined : against} />
      ) : (
        <EmptyState title={translate('report.table.empty')} />
      )}
    </Box>
  );
}
