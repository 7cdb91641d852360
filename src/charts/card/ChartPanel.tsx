import { useId, useState } from 'react';
import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { leftOutText } from '../leftOutText';
import { ChartTools } from '../tools/ChartTools';
import { ChartBody } from './ChartBody';
import type { ChartCardProps } from './ChartCard';
import { ChartFrame } from './ChartFrame';
import { isEmptyChart } from './isEmptyChart';
import { LargeChart } from './LargeChart';
import { useChartView } from './useChartView';

const NOTHING: ReadonlySet<string> = new Set();

/** A chart card with everything that draws. View and hidden series are the same in the card and enlarged. */
export function ChartPanel({
  title,
  spec,
  state = {},
  link,
  height = 280,
  level,
  children,
  figure,
  note,
  empty,
  file,
}: ChartCardProps) {
  const headingId = useId();
  const [view, choose, views] = useChartView(spec);
  const [hidden, setHidden] = useState(NOTHING);
  const [large, setLarge] = useState(false);
  const heading = spec?.title ?? title;
  const translate = useTranslate();
  const leftOut = spec && leftOutText(spec, translate);
  const said = leftOut && (
    <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
      {leftOut}
    </Typography>
  );
  const body = { spec, state, view, hidden, onHidden: setHidden, headingId, empty };
  const tools = spec && !isEmptyChart(spec) && { spec, view, views, hidden, onView: choose, ...(file && { file }) };
  return (
    <>
      <ChartFrame
        title={heading}
        level={level}
        headingId={headingId}
        controls={children}
        figure={figure}
        note={
          <>
            {note}
            {said}
          </>
        }
        busy={state.loading}
        tools={tools && <ChartTools {...tools} onLarge={() => setLarge(true)} />}
      >
        {/* Enlarged it is drawn once, there, and leaves the charts it is linked with. */}
        {large ? <Box sx={{ height }} /> : <ChartBody {...body} height={height} link={link} />}
      </ChartFrame>
      {tools && (
        <LargeChart
          open={large}
          title={heading}
          note={said}
          onClose={() => setLarge(false)}
          tools={<ChartTools {...tools} large onLarge={() => setLarge(false)} />}
        >
          {(room, id) => <ChartBody {...body} headingId={id} height={room} />}
        </LargeChart>
      )}
    </>
  );
}
