import { Box, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import type { ReactNode } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { DeviceLink } from './DeviceLink';
import type { Diagram } from './diagram';
import { linkWords, type NodeWords } from './diagramWords';

interface DiagramTableProps {
  readonly diagram: Diagram;
  readonly words: ReadonlyMap<string, NodeWords>;
}

/** The diagram in words, the equal of the picture: every part with its state and values, every connection with what flows. */
export function DiagramTable({ diagram: { nodes, links }, words }: DiagramTableProps) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const nameOf = (id: string) => words.get(id)?.name ?? id;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }, alignItems: 'start' }}>
      <WordTable
        label={translate('cloud.diagram.nodes')}
        columns={['name', 'type', 'state', 'values']}
        rows={nodes.map(({ id, deviceId }) => {
          const { name, type, status, values } = words.get(id) ?? { name: id, type: '', status: '', values: '' };
          return { key: id, cells: [<DeviceLink key="name" id={deviceId} text={name} />, type, status, values] };
        })}
      />
      <WordTable
        label={translate('cloud.diagram.links')}
        columns={['from', 'to', 'flow', 'power']}
        rows={links.map((link, index) => ({ key: `${link.from} ${link.to} ${index}`, cells: Object.values(linkWords(link, nameOf, translate, locale)) }))}
      />
    </Box>
  );
}

interface WordTableProps {
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

const FIGURES = new Set(['values', 'power']);

function WordTable({ label, columns, rows }: WordTableProps) {
  const translate = useTranslate();
  return (
    <TableContainer tabIndex={0} sx={{ border: 1, borderColor: 'divider', borderRadius: 1, maxHeight: 'calc(100dvh - 280px)', minHeight: 240 }}>
      <Table stickyHeader size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column} align={FIGURES.has(column) ? 'right' : 'left'}>
                {translate(`cloud.diagram.columns.${column}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, cells }) => (
            <TableRow key={key}>
              {cells.map((cell, index) => (
                <TableCell key={columns[index]} {...(index === 0 && { component: 'th', scope: 'row' })} align={FIGURES.has(columns[index] ?? '') ? 'right' : 'left'}>
                  {cell === '' ? '-' : cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
