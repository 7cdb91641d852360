import { Box, Typography } from '@mui/material';
import Agrees from '@mui/icons-material/CheckCircleOutlined';
import Differs from '@mui/icons-material/WarningAmberOutlined';
import { useTranslate } from 'react-admin';
import { useAmountText } from '@/charts';
import type { Balance, BalanceSide } from './balanceOf';

/** From here on what is left over is no rounding. */
const NOTABLE = 0.01;

/** Both sides of a balance with their terms, and in words how they agree. */
export function BalanceSums({ balance }: { readonly balance: Balance }) {
  const translate = useTranslate();
  const text = useAmountText();
  const { supply, use, residual, share, missing } = balance;
  const known = missing.length === 0;
  const notable = known && share > NOTABLE;
  const amount = text({ value: Math.abs(residual), unit: 'kWh' });
  const percent = text({ value: share * 100, unit: '%' }, 1);
  const words = !known
    ? translate('hems.balance.unknown', {
        terms: missing.map((term) => translate(`hems.balance.terms.${term}`)).join(translate('hems.balance.and')),
      })
    : !notable
      ? translate('hems.balance.agrees', { amount, percent })
      : translate(residual > 0 ? 'hems.balance.lost' : 'hems.balance.unexplained', { amount, percent });
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 320px))' },
        columnGap: 4,
      }}
    >
      <Side side={supply} name="supply" />
      <Side side={use} name="use" />
      <Typography
        role="status"
        variant="body2"
        sx={{
          gridColumn: '1 / -1',
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          color: notable || !known ? 'warning.main' : 'text.primary',
        }}
      >
        {notable || !known ? (
          <Differs aria-hidden fontSize="small" />
        ) : (
          <Agrees aria-hidden fontSize="small" color="success" />
        )}
        {words}
      </Typography>
    </Box>
  );
}

function Side({ side, name }: { readonly side: BalanceSide; readonly name: 'supply' | 'use' }) {
  const translate = useTranslate();
  const text = useAmountText();
  const row = (key: string, label: string, value: number | null, last = false) => (
    <Box
      key={key}
      role="row"
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        gap: 2,
        py: 0.5,
        borderTop: last ? 1 : 0,
        borderColor: 'divider',
        fontWeight: last ? 600 : 400,
      }}
    >
      <span role="rowheader">{label}</span>
      <Box component="span" role="cell" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {text({ value, unit: 'kWh' })}
      </Box>
    </Box>
  );
  return (
    <Box
      role="table"
      aria-label={translate(`hems.balance.${name}`)}
      sx={{ typography: 'body2', display: 'flex', flexDirection: 'column' }}
    >
      <Typography aria-hidden variant="caption" sx={{ color: 'text.secondary' }}>
        {translate(`hems.balance.${name}`)}
      </Typography>
      {side.terms.map(([term, value]) => row(term, translate(`hems.balance.terms.${term}`), value))}
      <Box sx={{ flex: 1 }} />
      {row('sum', translate('hems.balance.sum'), side.sum, true)}
    </Box>
  );
}
