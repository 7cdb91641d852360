import { Box, Skeleton, Typography } from '@mui/material';
import Schema from '@mui/icons-material/SchemaOutlined';
import TableRows from '@mui/icons-material/TableRowsOutlined';
import { useEffect, useMemo, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { ChartFrame, LiveFigures, timeFormat } from '@/charts';
import { useReadLive } from '@/data';
import type { OwnBlockProps } from '@/report';
import { EmptyState, ViewSwitch } from '@/widgets';
import { ChosenNode } from './ChosenNode';
import { DiagramPicture } from './DiagramPicture';
import { DiagramTable } from './DiagramTable';
import { diagramSentence, nodeWords } from './diagramWords';
import { readDiagram } from './readDiagram';

/** The wiring diagram of a station, as a picture or in words, kept fresh. */
export function DiagramBlock({ heading, live: answer, place: { zone }, setPart }: OwnBlockProps) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const [view, setView] = useState<'picture' | 'table'>('picture');
  const [chosen, setChosen] = useState<string>();
  const live = useReadLive(answer, readDiagram);
  const words = useMemo(
    () => new Map((live.data?.nodes ?? []).map((node) => [node.id, nodeWords(node, translate, locale)])),
    [live.data, translate, locale],
  );
  useEffect(() => {
    setPart?.(async () => ({
      columns: ['name', 'type', 'state', 'values'].map((key) => ({ label: translate(`cloud.diagram.columns.${key}`) })),
      rows: [...words.values()].map(({ name, type, status, values }) => [name, type, status || '-', values || '-']),
    }));
    return () => setPart?.(undefined);
  }, [words, setPart, translate]);
  const age = live.state.updatedAt !== undefined && (
    <Typography variant="caption" sx={{ color: 'text.secondary' }}>
      {translate('cloud.diagram.asOf', { time: timeFormat(live.state.updatedAt, 'time', zone) })}
    </Typography>
  );
  const views = [
    { key: 'picture', label: translate('cloud.diagram.picture'), icon: <Schema fontSize="small" /> },
    { key: 'table', label: translate('cloud.diagram.table'), icon: <TableRows fontSize="small" /> },
  ] as const;
  return (
    <ChartFrame
      title={heading}
      controls={age}
      tools={<ViewSwitch label={translate('cloud.diagram.view')} value={view} views={views} onChange={setView} />}
    >
      <LiveFigures live={live} waiting={<Skeleton variant="rounded" height={420} />}>
        {(diagram) => {
          if (diagram.nodes.length === 0)
            return (
              <EmptyState
                icon={<Schema />}
                title={translate('cloud.diagram.empty')}
                text={translate('cloud.diagram.emptyText')}
              />
            );
          const sentence = diagramSentence(diagram, translate);
          return (
            <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
              <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
                {sentence}
              </Typography>
              {view === 'table' ? (
                <DiagramTable diagram={diagram} words={words} />
              ) : (
                <>
                  <DiagramPicture
                    diagram={diagram}
                    words={words}
                    label={`${heading}. ${sentence} ${translate('cloud.diagram.equal')}`}
                    chosen={chosen}
                    stale={live.isStale}
                    onChoose={setChosen}
                  />
                  <ChosenNode node={diagram.nodes.find(({ id }) => id === chosen)} words={words.get(chosen ?? '')} />
                </>
              )}
            </Box>
          );
        }}
      </LiveFigures>
    </ChartFrame>
  );
}
