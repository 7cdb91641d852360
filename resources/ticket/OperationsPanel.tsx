import { formatWall } from '@/schema/dates';
import { Skeleton, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { callRows } from '@/api';
import { useActionText } from '@/crud';
import { failureText, useResource } from '@/data';
import { resolveCall, zoneOfRecord } from '@/schema';
import { ErrorState } from '@/widgets';
import { readOperations } from './readOperations';

const { method, path: LIST } = resolveCall('POST /smp/v3/web/workTicket/operation/list', '');
const COLUMNS = ['step', 'role', 'operator', 'planned', 'done', 'result', 'opinion'] as const;

/** The steps of a work ticket in the order of the paper form: who made or has to make each, planned and done. */
export function OperationsPanel({ record }: { readonly record: { readonly id: string; readonly status?: unknown } }) {
  const { path } = useResource();
  const translate = useTranslate();
  const text = useActionText();
  const time = (wall: string) => formatWall(wall, 2, zoneOfRecord(record)) || '-';
  const { data, error, refetch } = useQuery({
    queryKey: [path, 'operations', record.id, record.status],
    queryFn: async ({ signal }) =>
      readOperations(await callRows({ method, path: LIST, params: { id: record.id }, signal, quiet: true })),
  });
  if (error && !data) return <ErrorState text={failureText(error, translate)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={120} />;
  if (data.length === 0) return <Typography variant="body2">{translate('ticketPage.operations.empty')}</Typography>;
  return (
    <TableContainer tabIndex={0}>
      <Table size="small" aria-label={translate('resources.ticket/work-ticket.panels.operations')}>
        <TableHead>
          <TableRow>
            {COLUMNS.map((column) => (
              <TableCell key={column}>{translate(`ticketPage.operations.${column}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {data.map((one, index) => (
            <TableRow key={index}>
              <TableCell component="th" scope="row">
                {text.label(one.step)}
              </TableCell>
              <TableCell>{one.role ? translate(`ticketPage.roles.${one.role}`, { _: one.role }) : '-'}</TableCell>
              <TableCell>{one.operator || '-'}</TableCell>
              <TableCell>{time(one.planned)}</TableCell>
              <TableCell>{time(one.done)}</TableCell>
              <TableCell>
                {one.result ? translate(`ticketPage.results.${one.result}`, { _: one.result }) : '-'}
              </TableCell>
              <TableCell>{one.opinion || '-'}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
