import { Box, useMediaQuery } from '@mui/material';
import Table from '@mui/icons-material/TableRowsOutlined';
import { useId, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ChartFrame } from '../card/ChartFrame';
import { ChartStates } from '../card/ChartStates';
import { CANVAS_FROM } from '../plot/useCharting';
import { ToolButton } from '../tools/ToolButton';
import type { RawChartParts, RawChartProps } from './RawChart';
import { RawDrawing } from './RawDrawing';
import { RawTable } from './RawTable';
import { rawRows } from './rawRows';
import { safeOption } from './safeOption';

type RawPanelProps = RawChartProps & { readonly height: number; readonly use: RawChartParts };

/** A raw chart with everything that draws. */
export function RawPanel(props: RawPanelProps) {
  const { title, option, use, state = {}, height, level, onEvents, children, note, table, empty } = props;
  const translate = useTranslate();
  const headingId = useId();
  const still = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  const [asTable, setAsTable] = useState(false);
  const rows = useMemo(() => rawRows(option), [option]);
  const safe = useMemo(() => option && safeOption(option, still), [option, still]);
  const isEmpty = rows?.length === 0;
  const hasTable = table !== undefined || (rows !== undefined && !isEmpty);
  const isTable = asTable && hasTable;
  const { renderer = (rows?.length ?? 0) > CANVAS_FROM ? 'canvas' : 'svg' } = props;
  return (
    <ChartFrame
      {...{ title, level, headingId, note }}
      controls={children}
      busy={state.loading}
      tools={
        safe &&
        hasTable && (
          <ToolButton
            label={translate('charts.view.table')}
            icon={<Table />}
            pressed={isTable}
            isSteady
            onClick={() => setAsTable(!asTable)}
          />
        )
      }
    >
      {/* the table stands where the drawing cannot */}
      <ChartStates of={isTable ? (rows ?? option) : safe} state={state} height={height} isEmpty={isEmpty} empty={empty}>
        {(left) => {
          if (!safe) return null;
          if (!isTable) return <RawDrawing {...{ title, use, onEvents, renderer }} option={safe} height={left} />;
          return (
            <Box sx={{ minHeight: left }}>
              {table ?? <RawTable rows={rows ?? []} height={left} labelledBy={headingId} />}
            </Box>
          );
        }}
      </ChartStates>
    </ChartFrame>
  );
}
