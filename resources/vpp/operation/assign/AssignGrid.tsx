import { Checkbox, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { useResource } from '@/data';
import { formatNumber, recordUnit } from '@/schema';
import { NameText, NumberBox } from '@/widgets';
import type { ResponseOrder } from '@schemas/vpp/operation/response-order';
import { shareRatios } from '@schemas/vpp/parts/assignPower';
import { powerOf, shareProblem, type ShareRow } from './readShares';

const TWO = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
const FOUR = { minimumFractionDigits: 4, maximumFractionDigits: 4 };
const SCOPE = 'resources.vpp/response-order-adjustment';

interface AssignGridProps {
  readonly order: ResponseOrder;
  readonly rows: readonly ShareRow[];
  /** As they were before anything was typed. */
  readonly before: readonly ShareRow[];
  readonly busy: boolean;
  change(id: string, part: Partial<ShareRow>): void;
}

/** The shares of an order, a row a resource: who takes part, what is locked, and how many kW each gives. */
export function AssignGrid({ order, rows, before, busy, change }: AssignGridProps) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { scope } = useResource();
  const number = (value: number | null, options = TWO) => (value === null ? '-' : formatNumber(value, locale, options));
  const ratios = shareRatios(order.targetPower ?? 0, rows.map(powerOf));
  const was = new Map(before.map((row) => [row.id, powerOf(row)]));
  const heads = ['baselinePower', 'adjustablePower', 'suggestedPower'] as const;
  const figures = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;
  return (
    <TableContainer
      sx={{
        '& td, & th': { px: 1 },
        '& td': { height: 36, py: 0.25 },
        '& th': { py: 0.5, verticalAlign: 'bottom', lineHeight: 1.35, whiteSpace: 'normal' },
        '& td input[type=text]': { textAlign: 'end' },
      }}
      tabIndex={0}
      role="region"
      aria-label={translate(`${scope}.related.assignment`)}
    >
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>{translate(`${SCOPE}.fields.resourceId`)}</TableCell>
            <TableCell>{translate(`${SCOPE}.fields.participate`)}</TableCell>
            <TableCell>{translate(`${SCOPE}.fields.locked`)}</TableCell>
            {heads.map((name) => (
              <TableCell key={name} align="right">{`${translate(`measures.${name}`)} (kW)`}</TableCell>
            ))}
            <TableCell align="right">{`${translate('measures.price')} (${recordUnit('money/kWh', order)})`}</TableCell>
            <TableCell align="right">{`${translate('measures.assignedPower')} (kW)`}</TableCell>
            <TableCell align="right">{`${translate('measures.ratio')} (%)`}</TableCell>
            <TableCell align="right">{`${translate('vpp.assign.change')} (kW)`}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, at) => {
            const problem = shareProblem(row);
            const changed = Math.round((powerOf(row) - (was.get(row.id) ?? 0)) * 100) / 100;
            const words = { name: row.name };
            const hint = `assign-${row.id}`;
            return (
              <TableRow key={row.id} hover>
                <TableCell sx={{ minWidth: 160 }} title={row.record.stationName ?? undefined}>
                  <NameText text={row.name} />
                  {row.note && (
                    <Typography variant="caption" sx={{ display: 'block', color: 'warning.main' }}>
                      {row.note}
                    </Typography>
                  )}
                </TableCell>
                <TableCell padding="checkbox">
                  <Checkbox
                    size="small"
                    checked={row.participate}
                    disabled={busy}
                    onChange={(_, participate) => change(row.id, { participate })}
                    slotProps={{ input: { 'aria-label': translate('vpp.assign.takesPart', words) } }}
                  />
                </TableCell>
                <TableCell padding="checkbox">
                  <Checkbox
                    size="small"
                    checked={row.locked}
                    disabled={busy || !row.participate}
                    onChange={(_, locked) => change(row.id, { locked })}
                    slotProps={{ input: { 'aria-label': translate('vpp.assign.isLocked', words) } }}
                  />
                </TableCell>
                {[row.baseline, row.adjustable, row.suggested].map((value, place) => (
                  <TableCell key={heads[place]} align="right" sx={figures}>
                    {number(value)}
                  </TableCell>
                ))}
                <TableCell align="right" sx={figures}>
                  {number(row.cost, FOUR)}
                </TableCell>
                <TableCell align="right" sx={{ minWidth: 120, width: 132 }}>
                  <NumberBox
                    name={translate('vpp.assign.powerOf', words)}
                    control={{
                      id: `${hint}-input`,
                      'aria-labelledby': '',
                      'aria-describedby': problem && hint,
                      'aria-invalid': problem && true,
                      'aria-required': undefined,
                    }}
                    value={row.assigned}
                    decimals={2}
                    readOnly={busy || !row.participate || row.locked}
                    onNumber={(assigned) => change(row.id, { assigned })}
                  />
                  {problem && (
                    <Typography id={hint} variant="caption" sx={{ display: 'block', color: 'error.main' }}>
                      {translate(`vpp.assign.problem.${problem}`, { most: number(row.adjustable) })}
                    </Typography>
                  )}
                </TableCell>
                <TableCell align="right" sx={figures}>
                  {number(ratios[at] ?? 0)}
                </TableCell>
                <TableCell align="right" sx={{ ...figures, color: changed === 0 ? 'text.secondary' : undefined }}>
                  {changed === 0 ? '-' : `${changed > 0 ? '+' : ''}${number(changed)}`}
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
