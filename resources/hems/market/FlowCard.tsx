import { Box } from '@mui/material';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useAmountText, RawChart, useTones } from '@/charts';
import { useArea } from '@/data';
import type { OwnBlockProps } from '@/report';
import type { MeasureTone } from '@/schema';
import { PlainTable, UNSEEN, useIsPhone } from '@/widgets';
import { readFlow, unrolled } from './sankey';

const HEIGHT = 360;
/** Room for the names beside the first and the last bars; on a phone they stand on the bands. */
const BESIDE = 160;
const parts = () => import('./flowParts');
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

/** Where energy came from and where it went, as bands as wide as what flowed, and as a table. */
// covers HS-063
export function FlowCard({ heading, live }: OwnBlockProps) {
  useArea('market');
  const translate = useTranslate();
  const amount = useAmountText();
  const { tones } = useTones();
  const phone = useIsPhone();
  const flow = useMemo(() => (live.data === undefined ? undefined : readFlow(live.data)), [live.data]);
  const option = useMemo(() => flow && flowOption(flow, amount, tones, phone), [flow, amount, tones, phone]);
  const nameOf = (id: string) => flow?.nodes.find((node) => node.id === id)?.name ?? id;
  const table = (
    <PlainTable
      label={heading}
      head={(['from', 'to', 'energy'] as const).map((key) => translate(`market.flow.${key}`))}
      rows={(flow?.links ?? []).map(({ source, target, value, unit }) => ({
        key: `${source} ${target}`,
        cells: [nameOf(source), nameOf(target), amount({ value, unit })],
      }))}
      figuresFrom={2}
    />
  );
  return (
    <>
      <RawChart
        title={heading}
        use={parts}
        option={option}
        state={live.state}
        height={HEIGHT}
        empty={translate('market.noFlow')}
        table={table}
      />
      {/* who does not see the bands reads them, without a press */}
      <Box sx={UNSEEN}>{table}</Box>
    </>
  );
}

type Amounts = ReturnType<typeof useAmountText>;

/** Bars in columns from left to right, each with its name and what goes through it. */
function flowOption(
  flow: ReturnType<typeof readFlow>,
  amount: Amounts,
  tones: Readonly<Record<MeasureTone, string>>,
  phone: boolean,
) {
  const { bars, links } = unrolled(flow);
  const unit = links[0]?.unit ?? '';
  const nameOf = (id: unknown) => bars.find((bar) => bar.id === id)?.name ?? '';
  const isFirst = (id: string) => links.every(({ target }) => target !== id);
  const isLast = (id: string) => links.every(({ source }) => source !== id);
  /** Outside of the first and the last bars, where there is room; else on the bands. */
  const sideOf = (id: string): 'left' | 'right' => ((phone ? isFirst(id) : isLast(id)) ? 'right' : 'left');
  const through = (id: string) =>
    Math.max(
      ...(['source', 'target'] as const).map((end) =>
        links.filter((link) => link[end] === id).reduce((sum, { value }) => sum + value, 0),
      ),
    );
  const told = new Map(bars.map(({ id, name }) => [id, `${name} ${amount({ value: through(id), unit })}`]));
  return {
    tooltip: { trigger: 'item' as const },
    series: [
      {
        type: 'sankey' as const,
        left: phone ? 4 : BESIDE,
        right: phone ? 4 : BESIDE,
        top: 4,
        bottom: 8,
        nodeWidth: 12,
        nodeGap: 16,
        draggable: false,
        emphasis: { focus: 'adjacency' as const },
        data: bars.map(({ id, type }) => ({
          name: id,
          itemStyle: { color: tones[TONES[type.toLowerCase()] ?? 'neutral'] },
          label: {
            position: sideOf(id),
            formatter: told.get(id) ?? '',
          },
          tooltip: { formatter: told.get(id) ?? '' },
        })),
        links: links.map(({ source, target, value }) => ({
          source,
          target,
          value,
          lineStyle: { color: 'source' as const, opacity: 0.35 },
          tooltip: { formatter: `${nameOf(source)} → ${nameOf(target)}: ${amount({ value, unit })}` },
        })),
      },
    ],
  };
}
