import {
  Alert,
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useEach, dayText, firstMonthOf } from '@/crud';
import type { ActionProps } from '@/crud/views';
import { failureText, isUnclear } from '@/data';
import { inputOf } from '@/fields';
import { siteDefaults } from '@/schema';
import { ErrorState, FormSkeleton, NameText } from '@/widgets';
import { monthType } from '@/dsl';
import { month } from '@/dsl';
import type { PriceTemplate } from '@schemas/contract/price-template';
import { contractCalls } from '../calls';
import { copyPrices } from './copyPrices';
import { isOpen, readTargets, wayOf, type Target } from './copyTargets';

/**
 * Copies the prices of a template to stations, one call each: what it does is told before, what failed and why after,
 * and failures can be tried again.
 */
export function CopyToStations({ records: [template], close }: ActionProps<PriceTemplate>) {
  const translate = useTranslate();
  const id = useId();
  const [from, setFrom] = useState(() => firstMonthOf(undefined, siteDefaults().zone));
  const [replace, setReplace] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const {
    data: targets,
    error,
    refetch,
  } = useQuery({
    queryKey: ['contract', 'stations'],
    queryFn: async ({ signal }) => readTargets(await contractCalls.stations({}, { signal, quiet: true })),
  });
  const ways = new Map((targets ?? []).map((one) => [one.id, wayOf(one, template?.currency ?? null, replace)]));
  const { run, rows, outcomeOf, done, failed } = useEach(async (one: Target) => {
    const way = ways.get(one.id);
    if (template && way && isOpen(way)) await copyPrices(template, one.id, way, from);
  });
  const open = (targets ?? []).filter((one) => isOpen(ways.get(one.id) ?? 'taken') && outcomeOf(one.id) !== 'done');
  const wanted = open.filter((one) => chosen.has(one.id));
  const toggle = (one: string) =>
    setChosen((now) => new Set(now.has(one) ? [...now].filter((other) => other !== one) : [...now, one]));
  const MonthInput = inputOf(monthType);
  const day = dayText(`${from}-01`);
  const said = { create: 'first', reserve: 'reserves', replace: 'reserves' } as const;
  return (
    <Dialog open onClose={run.isPending ? undefined : close} maxWidth="md" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{translate('contract.copy.title', { name: template?.name ?? '' })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'end', pt: 1 }}>
          <MonthInput
            id={`${id}-from`}
            name="from"
            field={month({ required: true, future: true })}
            scope="contract.copy"
            label={translate('contract.copy.from')}
            value={from}
            values={{ from }}
            onChange={(next) => typeof next === 'string' && setFrom(next)}
            place="form"
            required
          />
          <FormControlLabel
            control={<Checkbox checked={replace} onChange={(_, checked) => setReplace(checked)} />}
            label={translate('contract.copy.replace')}
          />
        </Box>
        {error ? (
          <ErrorState text={failureText(error, translate)} onRetry={() => void refetch()} />
        ) : (
          !targets && <FormSkeleton />
        )}
        {rows.length > 0 && (
          <Alert severity={failed.length > 0 ? 'warning' : 'success'}>
            {translate('contract.copy.done', { done, total: rows.length })}{' '}
            {failed.length > 0 && translate('contract.copy.failures', { smart_count: failed.length })}
          </Alert>
        )}
        {targets && (
          <TableContainer>
            <Table size="small">
              <TableHead>
                <TableRow>
                  <TableCell padding="checkbox">
                    <Checkbox
                      slotProps={{ input: { 'aria-label': translate('contract.copy.all') } }}
                      checked={open.length > 0 && wanted.length === open.length}
                      indeterminate={wanted.length > 0 && wanted.length < open.length}
                      onChange={(_, checked) => setChosen(new Set(checked ? open.map((one) => one.id) : []))}
                    />
                  </TableCell>
                  <TableCell>{translate('contract.copy.stations')}</TableCell>
                  <TableCell>{translate('contract.copy.outcome')}</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {targets.map((one) => {
                  const way = ways.get(one.id) ?? 'taken';
                  const outcome = outcomeOf(one.id);
                  const failure = outcome instanceof Error ? failureText(outcome, translate) : undefined;
                  const plan = isOpen(way)
                    ? translate(`contract.copy.${said[way]}`, { day })
                    : way === 'taken'
                      ? translate('contract.copy.reserved', { day: dayText(one.reserved) })
                      : translate('contract.copy.currency', { currency: one.currency });
                  return (
                    <TableRow key={one.id} hover>
                      <TableCell padding="checkbox">
                        <Checkbox
                          slotProps={{ input: { 'aria-label': translate('contract.copy.select', { name: one.name }) } }}
                          checked={chosen.has(one.id)}
                          disabled={!isOpen(way) || outcome === 'done'}
                          onChange={() => toggle(one.id)}
                        />
                      </TableCell>
                      <TableCell>
                        <NameText text={one.name} />
                      </TableCell>
                      <TableCell
                        sx={{
                          color: isUnclear(outcome)
                            ? 'warning.main'
                            : failure
                              ? 'error.main'
                              : outcome === 'done'
                                ? 'success.main'
                                : 'text.secondary',
                        }}
                      >
                        {outcome === 'done' ? translate('contract.copy.copied') : (failure ?? plan)}
                      </TableCell>
                    </TableRow>
                  );
                })}
              </TableBody>
            </Table>
          </TableContainer>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={close} disabled={run.isPending}>
          {translate('actions.close')}
        </Button>
        <Button
          variant="contained"
          loading={run.isPending}
          disabled={wanted.length === 0}
          onClick={() => run.mutate(wanted, { onSuccess: () => void refetch() })}
        >
          {translate(
            failed.length > 0 && wanted.every((one) => outcomeOf(one.id) !== undefined)
              ? 'contract.copy.retry'
              : 'contract.copy.run',
            { smart_count: wanted.length },
          )}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
