import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { figureAt } from '../slots/figures';
import { cellsOf, countOf } from '@/widgets/internal';
import { gapOf, totalOf } from './slotTotals';
import type { SlotGridState } from './useSlotGrid';

/**
 * Below the grid: the cell one is in with what is wrong there, or the sum of what is selected; at the end the total and
 * how far it is.
 */
export function SlotStatus({ grid }: { readonly grid: SlotGridState }) {
  const translate = useTranslate();
  const { selection, figures, problems, words, totals, targets, sums, said } = grid;
  const { area, head } = selection;
  const problem = problems.get(`${head.row}:${head.column}`);
  const chosen = totalOf(
    Array.from(cellsOf(area), (cell) => figureAt(figures, cell)),
    sums,
  );
  const here =
    countOf(area) > 1
      ? translate(sums ? 'slots.chosen.total' : 'slots.chosen.mean', {
          count: countOf(area),
          figure: words.figure(chosen),
        })
      : words.cell(head);
  const gap = gapOf(targets?.whole, totals.whole);
  const next = () => {
    const all = [...problems.values()];
    const after =
      all.find(({ row, column: slot }) => row > head.row || (row === head.row && slot > head.column)) ?? all[0];
    if (after) selection.go(after);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, alignItems: 'baseline', minHeight: 24 }}>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {here}
      </Typography>
      <Typography
        variant="caption"
        role="status"
        sx={{ color: problem ? 'error.main' : 'text.secondary', flex: 1, minWidth: 0 }}
      >
        {problem ? words.rule(head, problem.error) : said}
      </Typography>
      {problems.size > 0 && (
        <Button size="small" color="error" onClick={next}>
          {translate('slots.problems', { smart_count: problems.size })}
        </Button>
      )}
      <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {translate(sums ? 'slots.totalOf' : 'slots.meanOf', { figure: words.figure(totals.whole) })}
        {gap !== null && (
          <Box
            component="span"
            sx={{ ml: 1, fontWeight: 'fontWeightBold', color: gap === 0 ? 'success.main' : 'warning.main' }}
          >
            {words.gap(gap)}
          </Box>
        )}
      </Typography>
    </Box>
  );
}
