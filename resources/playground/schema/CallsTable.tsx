import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { DescribedCall } from '@/tools';

const MONO = {
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, monospace',
  fontSize: 13,
  overflowWrap: 'anywhere',
} as const;

/** The calls of a resource or report, with what they are sent and which code they need. */
export function CallsTable({ calls }: { readonly calls: readonly DescribedCall[] }) {
  const translate = useTranslate();
  const head = ['name', 'call', 'parameters', 'code'].map((key) => (
    <TableCell key={key}>{translate(`playground.calls.${key}`)}</TableCell>
  ));
  return (
    <Box sx={{ overflowX: 'auto', m: -2 }}>
      <Table size="small" sx={{ minWidth: 520, '& td, & th': { verticalAlign: 'top' } }}>
        <TableHead>
          <TableRow>{head}</TableRow>
        </TableHead>
        <TableBody>
          {calls.map(({ name, method, path, parameters, code, action }) => (
            <TableRow key={`${action} ${name}`}>
              <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                {name}
                {action && (
                  <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
                    {translate('playground.calls.action')}
                  </Typography>
                )}
              </TableCell>
              <TableCell sx={MONO}>
                <Box component="span" sx={{ fontWeight: 600 }}>
                  {method}
                </Box>{' '}
                {path}
              </TableCell>
              <TableCell sx={{ ...MONO, color: 'text.secondary' }}>{parameters.join(', ') || '-'}</TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{code ?? translate('playground.calls.menu')}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
