import { Alert, Box, Button, Checkbox, Dialog, DialogActions, DialogContent, DialogTitle, FormControlLabel, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ActionProps } from '@/crud/views';
import { dayText } from '@/crud/versions/dayText';
import { firstMonthOf } from '@/crud/versions/versionStart';
import { failureText } from '@/data/texts/failureText';
import { inputOf } from '@/fields/inputs';
import { month } from '@/dsl';
import { siteDefaults } from '@/schema';
import { ErrorState } from '@/widgets/ErrorState';
import { FormSkeleton } from '@/widgets/FormSkeleton';
import type { PriceTemplate } from '@schemas/contract/price-template';
import { contractCalls } from '../calls';
import { copyPrices } from './copyPrices';
import { isOpen, readTargets, wayOf } from './targets';

/** Copies the prices of a template to stations, one call each: what it does is told before, what failed and why after, and failures can be tried again. */
export function CopyToStations({ records: [template], close }: ActionProps<PriceTemplate>) {
  const translate = useTranslate();
  const id = useId();
  const [from, setFrom] = useState(() => firstMonthOf(undefined, siteDefaults().zone));
  const [replace, setReplace] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [results, setResults] = useState<ReadonlyMap<string, string>>(new Map());
  const { data: targets, error, refetch } = useQuery({ queryKey: ['contract', 'stations'], queryFn: async ({ signal }) => readTargets(await contractCalls.stations({}, { signal, quiet: true })) });
  const ways = new Map((targets ?? []).map((one) => [one.id, wayOf(one, template?.currency ?? null, replace)]));
  const open = (targets ?? []).filter((one) => isOpen(ways.get(one.id) ?? 'taken') && results.get(one.id) !== '');
  const wanted = open.filter((one) => chosen.has(one.id));
  const failed = [...results.values()].filter((text) => text !== '').length;
  const copy = useMutation({
    mutationFn: async () => {
      for (const one of wanted) {
        const way = ways.get(one.id);
        if (!template || !way || !isOpen(way)) continue;
        // one after the other: each is all or nothing, and what came before stays told
        const result = await copyPrices(template, one.id, way, from).then(() => '', (reason: unknown) => failureText(reason, translate));
        setResults((now) => new Map(now).set(one.id, result));
      }
    },
    onSuccess: () => void refetch(),
  });
  const toggle = (one: string) => setChosen((now) => new Set(now.has(one) ? [...now].filter((other) => other !== one) : [...now, one]));
  const MonthInput = inputOf('month');
  const day = dayText(`${from}-01`);
  const said = { create: 'first', reserve: 'reserves', replace: 'reserves' } as const;
  return (
    <Dialog open onClose={copy.isPending ? undefined : close} maxWidth="md" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{translate('contract.copy.title', { name: template?.name ?? '' })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'end', pt: 1 }}>
          <MonthInput id={`${id}-from`} name="from" field={month({ required: true, future: true })} scope="contract.copy" label={translate('contract.copy.from')} value={from} values={{ from }} onChange={(next) => typeof next === 'string' && setFrom(next)} place="form" required />
          <FormControlLabel control={<Checkbox checked={replace} onChange={(_, checked) => setReplace(checked)} />} label={translate('contract.copy.replace')} />
        </Box>
        {error ? <ErrorState text={failureText(error, translate)} onRetry={() => void refetch()} /> : !targets && <FormSkeleton />}
        {results.size > 0 && (
          <Alert severity={failed > 0 ? 'warning' : 'success'}>
            {translate('contract.copy.done', { done: results.size - failed, total: results.size })} {failed > 0 && translate('contract.copy.failures', { smart_count: failed })}
          </Alert>
        )}
        {targets && (
          <TableContainer>
            <Table size="small">
              <TableHead>
                <TableRow>
                  <TableCell padding="checkbox">
                    <Checkbox slotProps={{ input: { 'aria-label': translate('contract.copy.all') } }} checked={open.length > 0 && wanted.length === open.length} indeterminate={wanted.length > 0 && wanted.length < open.length} onChange={(_, checked) => setChosen(new Set(checked ? open.map((one) => one.id) : []))} />
                  </TableCell>
                  <TableCell>{translate('contract.copy.stations')}</TableCell>
                  <TableCell>{translate('contract.copy.outcome')}</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {targets.map((one) => {
                  const way = ways.get(one.id) ?? 'taken';
                  const result = results.get(one.id);
                  const plan = isOpen(way) ? translate(`contract.copy.${said[way]}`, { day }) : way === 'taken' ? translate('contract.copy.reserved', { day: dayText(one.reserved) }) : translate('contract.copy.currency', { currency: one.currency });
                  return (
                    <TableRow key={one.id} hover>
                      <TableCell padding="checkbox">
                        <Checkbox slotProps={{ input: { 'aria-label': translate('contract.copy.select', { name: one.name }) } }} checked={chosen.has(one.id)} disabled={!isOpen(way) || result === ''} onChange={() => toggle(one.id)} />
                      </TableCell>
                      <TableCell>{one.name}</TableCell>
                      <TableCell sx={{ color: result ? 'error.main' : result === '' ? 'success.main' : 'text.secondary' }}>{result === '' ? translate('contract.copy.copied') : (result ?? plan)}</TableCell>
                    </TableRow>
                  );
                })}
              </TableBody>
            </Table>
          </TableContainer>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={close} disabled={copy.isPending}>
          {translate('actions.close')}
        </Button>
        <Button variant="contained" loading={copy.isPending} disabled={wanted.length === 0} onClick={() => copy.mutate()}>
          {translate(failed > 0 && wanted.every((one) => results.has(one.id)) ? 'contract.copy.retry' : 'contract.copy.run', { smart_count: wanted.length })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
