import { Box, Skeleton } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useMemo, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { ChartFrame, LiveFigures, useAmountText, useWidth, useTones } from '@/charts';
import { useArea } from '@/data';
import type { OwnBlockProps } from '@/report';
import type { MeasureTone } from '@/schema';
import { EmptyState, PlainTable } from '@/widgets';
import { BAR, layoutFlow, readFlow } from './sankey';

const HEIGHT = 380;
const TONES: Readonly<Record<string, MeasureTone>> = {
  pv: 'solar',
  grid: 'grid',
  battery: 'battery',
  ev: 'charger',
  charger: 'charger',
  load: 'home',
  hvac: 'heat',
  export: 'good',
};

/**
 * Where energy came from and where it went, as bands as wide as what flowed; the same as a table for those who do not
 * see it.
 */
// covers HS-063
export function FlowCard({ heading, live }: OwnBlockProps) {
  useArea('market');
  const translate = useTranslate();
  const amount = useAmountText();
  const tones = useTones();
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const flow = useMemo(() => (live.data === undefined ? undefined : readFlow(live.data)), [live.data]);
  const drawn = useMemo(() => flow && layoutFlow(flow, Math.max(240, width), HEIGHT), [flow, width]);
  const colorOf = (type: string) => tones.tones[TONES[type.toLowerCase()] ?? 'neutral'];
  const nameOf = (id: string) => flow?.nodes.find((node) => node.id === id)?.name ?? id;
  const typeOf = (id: string) => flow?.nodes.find((node) => node.id === id)?.type ?? id;
  return (
    <ChartFrame title={heading} busy={live.state.loading}>
      <Box ref={box} sx={{ minWidth: 0 }}>
        <LiveFigures live={{ ...live, data: drawn }} waiting={<Skeleton variant="rounded" height={HEIGHT} />}>
          {({ nodes, links }) =>
            links.length === 0 ? (
              <EmptyState title={translate('market.noFlow')} />
            ) : (
              <>
                <Box
                  component="svg"
                  aria-hidden
                  width="100%"
                  height={HEIGHT + 4}
                  sx={{
                    display: 'block',
                    overflow: 'visible',
                    '& text': { typography: 'caption', fill: (theme) => theme.palette.text.primary },
                  }}
                >
                  {links.map(({ source, target, value, unit, from: [x, y], to: [right, end], thick }) => (
                    <path
                      key={`${source} ${target}`}
                      d={`M${x} ${y}C${(x + right) / 2} ${y} ${(x + right) / 2} ${end} ${right} ${end}`}
                      fill="none"
                      stroke={colorOf(typeOf(source))}
                      strokeOpacity={0.35}
                      strokeWidth={Math.max(1, thick)}
                    >
                      <title>{`${nameOf(source)} → ${nameOf(target)}: ${amount({ value, unit })}`}</title>
                    </path>
                  ))}
                  {nodes.map(({ id, name, type, x, y, height, column, value }) => (
                    <g key={id}>
                      <rect x={x} y={y} width={BAR} height={Math.max(2, height)} rx={2} fill={colorOf(type)} />
                      <text
                        x={column === 0 ? x + BAR + 6 : x - 6}
                        y={y + Math.max(2, height) / 2}
                        dominantBaseline="middle"
                        textAnchor={column === 0 ? 'start' : 'end'}
                      >
                        {`${name} ${amount({ value, unit: links[0]?.unit ?? '' })}`}
                      </text>
                    </g>
                  ))}
                </Box>
                <Box sx={visuallyHidden}>
                  <PlainTable
                    label={heading}
                    head={(['from', 'to', 'energy'] as const).map((key) => translate(`market.flow.${key}`))}
                    rows={links.map(({ source, target, value, unit }) => ({
                      key: `${source} ${target}`,
                      cells: [nameOf(source), nameOf(target), amount({ value, unit })],
                    }))}
                  />
                </Box>
              </>
            )
          }
        </LiveFigures>
      </Box>
    </ChartFrame>
  );
}
