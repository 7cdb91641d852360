import { Link as MuiLink, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useAmountText } from '@/charts';
import { useHomeLinks } from '../../shell/useHomeLinks';
import type { Flow } from './flow';
import { nodeWords } from './flowWords';

interface FlowListProps {
  readonly flow: Flow;
  readonly rest: number | undefined;
  readonly label: string;
}

/** The diagram as a table: an equal of the drawing. */
export function FlowList({ flow: { nodes, load, unit }, rest, label }: FlowListProps) {
  const translate = useTranslate();
  const text = useAmountText();
  const link = useHomeLinks()('device');
  const rows = [
    {
      key: 'home',
      name: translate('hems.flow.home'),
      state: translate('hems.flow.using'),
      power: text({ value: load, unit }),
      beside: '',
    },
    ...nodes.map((node) => ({ key: node.key, isDevice: true, ...nodeWords(node, unit, translate, text) })),
    ...(rest === undefined
      ? []
      : [
          {
            key: 'rest',
            name: translate('hems.flow.rest'),
            state: translate(`hems.flow.${rest > 0 ? 'nowhere' : 'fromNowhere'}`),
            power: text({ value: Math.abs(rest), unit }),
            beside: '',
          },
        ]),
  ];
  return (
    <TableContainer
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, '& tr:last-of-type > *': { borderBottom: 0 } }}
    >
      <Table aria-label={label}>
        <TableHead>
          <TableRow>
            {(['device', 'state', 'power', 'beside'] as const).map((column) => (
              <TableCell key={column} align={column === 'power' ? 'right' : 'left'}>
                {translate(`hems.flow.columns.${column}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.key}>
              <TableCell component="th" scope="row">
                {'isDevice' in row && link ? (
                  <MuiLink component={Link} {...link}>
                    {row.name}
                  </MuiLink>
                ) : (
                  row.name
                )}
              </TableCell>
              <TableCell>{row.state}</TableCell>
              <TableCell align="right">{row.power}</TableCell>
              <TableCell>{row.beside || '-'}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
