import { Alert, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { formatNumber } from '@/fields/number/formatNumber';
import { useResource } from '@/data/registry/ResourceContext';
import { MONTH_RESULTS, monthChanges, unaccounted, type MonthFigures } from '@schemas/pv/parts/monthChange';

const TWO = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
const results: ReadonlySet<string> = new Set(MONTH_RESULTS);

/** What a correction changes and what follows from it, before it is saved. */
export function MonthChanges({ draft, saved }: { readonly draft: MonthFigures; readonly saved: MonthFigures }) {
  const { scope } = useResource();
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const changes = monthChanges(saved, draft);
  const rest = unaccounted(draft);
  const text = (value: number | null) => (value === null ? '-' : formatNumber(value, locale, TWO));
  const label = translate(`${scope}.panels.consequence`);
  const cell = (value: string) => (
    <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {value}
    </TableCell>
  );
  return (
    <>
      <Typography variant="body2" aria-live="polite" sx={{ color: 'text.secondary' }}>
        {translate(`${scope}.consequence.${changes.length > 0 ? 'hint' : 'none'}`)}
      </Typography>
      {changes.length > 0 && (
        <TableContainer>
          <Table size="small" aria-label={label}>
            <TableHead>
              <TableRow>
                <TableCell>{translate(`${scope}.consequence.figure`)}</TableCell>
                {['before', 'after', 'difference'].map((one) => (
                  <TableCell key={one} align="right">
                    {translate(`${scope}.consequence.${one}`)}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {changes.map(({ figure, before, after }) => (
                <TableRow key={figure}>
                  <TableCell component="th" scope="row" sx={{ fontWeight: results.has(figure) ? 600 : undefined }}>
                    {translate(`${scope}.fields.${figure}`)}
                  </TableCell>
                  {cell(text(before))}
                  {cell(text(after))}
                  {cell(before === null || after === null ? '-' : `${after > before ? '+' : ''}${text(after - before)}`)}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
      {rest !== null && Math.abs(rest) >= 1 && <Alert severity="warning">{translate(`${scope}.consequence.rest`, { rest: text(rest) })}</Alert>}
    </>
  );
}
