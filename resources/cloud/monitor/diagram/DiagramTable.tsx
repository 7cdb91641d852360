import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { PlainTable } from '@/widgets';
import { DeviceLink } from './DeviceLink';
import type { Diagram } from './diagram';
import { linkWords, type NodeWords } from './diagramWords';

/** Figures stand in the last of four columns. */
const FIGURES_FROM = 3;
/** Both tables stay in sight beside the heading of the page, however many parts there are. */
const HIGHEST = 560;

interface DiagramTableProps {
  readonly diagram: Diagram;
  readonly words: ReadonlyMap<string, NodeWords>;
}

/**
 * The diagram in words, the equal of the picture: every part with its state and values, every connection with what
 * flows.
 */
export function DiagramTable({ diagram: { nodes, links }, words }: DiagramTableProps) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const nameOf = (id: string) => words.get(id)?.name ?? id;
  const table = (
    name: string,
    columns: readonly string[],
    rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[],
  ) => (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, minWidth: 0 }}>
      <PlainTable
        label={translate(`cloud.diagram.${name}`)}
        head={columns.map((column) => translate(`cloud.diagram.columns.${column}`))}
        rows={rows.map(({ key, cells }) => ({ key, cells: cells.map((cell) => (cell === '' ? '-' : cell)) }))}
        figuresFrom={FIGURES_FROM}
        maxHeight={HIGHEST}
      />
    </Box>
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        alignItems: 'start',
      }}
    >
      {table(
        'nodes',
        ['name', 'type', 'state', 'values'],
        nodes.map(({ id, deviceId }) => {
          const { name, type, status, values } = words.get(id) ?? { name: id, type: '', status: '', values: '' };
          return { key: id, cells: [<DeviceLink key="name" id={deviceId} text={name} />, type, status, values] };
        }),
      )}
      {table(
        'links',
        ['from', 'to', 'flow', 'power'],
        links.map((link, index) => ({
          key: `${link.from} ${link.to} ${index}`,
          cells: Object.values(linkWords(link, nameOf, translate, locale)),
        })),
      )}
    </Box>
  );
}
