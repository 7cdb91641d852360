import { Alert, Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { yearProblems, type DraftSeason } from '@schemas/contract/parts/coverage';
import { PERIODS } from '@schemas/contract/parts/periods';

interface CoverageNotesProps {
  readonly seasons: readonly DraftSeason[];
  readonly values: Readonly<Record<string, unknown>>;
  readonly scope: string;
}

/** What of a year has no period, or two; and prices in an unusual order, which is allowed. */
export function CoverageNotes({ seasons, values, scope }: CoverageNotesProps) {
  const translate = useTranslate();
  const problems = yearProblems(seasons);
  const month = (number: number) => translate(`${scope}.inner.seasons.enums.months.${number}`);
  const texts = problems.map((one) =>
    translate(`contract.problems.${one.problem}`, 'month' in one ? { month: month(one.month) } : { ...one }),
  );
  const priced = PERIODS.flatMap((period) => {
    const price = values[`${period}Price`];
    return typeof price === 'number' ? [{ price, name: translate(`${scope}.fields.${period}Price`) }] : [];
  });
  const odd = priced.flatMap(({ price, name }, at) => {
    const above = priced[at - 1];
    return above && above.price < price ? [translate('contract.grid.order', { above: above.name, below: name })] : [];
  });
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1 }}>
      <Alert severity={problems.length > 0 ? 'error' : 'success'} sx={{ '& ul': { m: 0, pl: 2 } }}>
        {texts.length === 0 ? (
          translate('contract.grid.whole')
        ) : (
          <ul>
            {texts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
      </Alert>
      {odd.length > 0 && <Alert severity="warning">{odd.join(' ')}</Alert>}
    </Box>
  );
}
