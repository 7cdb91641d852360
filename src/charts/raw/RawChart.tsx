import type { EChartsOption } from 'echarts';
import type { use as register } from 'echarts/core';
import type { EChartsReactProps } from 'echarts-for-react';
import { use, type ReactNode } from 'react';
import { Awaiting, memoize } from '@/data/internal';
import { useRegistry } from '@/data';
import { ChartFrame } from '../card/ChartFrame';
import { ChartSkeleton } from '../card/ChartSkeleton';
import type { ChartState } from '../card/chartState';

type Registered = Parameters<typeof register>[0];
/** What ECharts draws with: `SankeyChart` of `echarts/charts`, `VisualMapComponent` of `echarts/components`. @public */
export type RawChartParts = readonly Exclude<Registered, readonly unknown[]>[];
type LoadParts = () => Promise<{ readonly default: RawChartParts }>;

export interface RawChartProps {
  /** Heading, in the language of the page, and the name of the drawing for who does not see it. */
  readonly title: string;
  /**
   * Any option of ECharts; `undefined` until its data has come. Keep it (`useMemo`): another object is drawn anew.
   * Colors, letters and lines of axes are the console's unless it says others. Tips are drawn as text.
   */
  readonly option: EChartsOption | undefined;
  /**
   * The parts of ECharts it is drawn with, the same ones in each drawing: `[SankeyChart]`, or how to load a module that
   * has them as its default, which keeps ECharts out of what the page loads at first. All there are:
   * `allOfECharts`. Lines, bars, pies, points, grid, tip, title, legend and zoom are there
   * already.
   */
  readonly use?: RawChartParts | LoadParts;
  /** How its data stands. The last good option stays on view when a load fails. */
  readonly state?: ChartState;
  /** Pixels of the drawing. Default 280. */
  readonly height?: number;
  /** Level of the heading on its page. Default `h2`. */
  readonly level?: 'h2' | 'h3';
  /** SVG is sharp on paper; a canvas is faster above some 5,000 shapes. Default: by the number of values. */
  readonly renderer?: 'svg' | 'canvas';
  /** Handlers by the name of the event, as ECharts calls them: `{ click: ({ name }) => … }`. */
  readonly onEvents?: EChartsReactProps['onEvents'];
  /** The page's own controls, between heading and tools. */
  readonly children?: ReactNode;
  /** Below the heading. */
  readonly note?: ReactNode;
  /** What is said where the option has no figures. Default: that there is no data. */
  readonly empty?: string;
  /** The same as a table or in words. Default: the figures of the option, each with its series and name. */
  readonly table?: ReactNode;
}

const panel = memoize(() => import('./RawPanel'));
const NONE: RawChartParts = [];
const parts = memoize<{ readonly default: RawChartParts }, LoadParts>((load) => load());

/**
 * Any option of ECharts as a card of the console: its colors by theme and mode, its size, its states, a name and a
 * table. For what `ChartCard` does not draw (sankey, gauge, heat map, radar, tree …); a `ChartCard` knows units, clocks
 * of sites, cursors and files besides.
 *
 * @public
 * @example
 * <RawChart
 *   title={translate('market.flow.title')}
 *   use={[SankeyChart]}
 *   option={{ series: [{ type: 'sankey', nodes, links }] }}
 * />
 */
export function RawChart(props: RawChartProps) {
  const { title, level, height = 280, children, note, use: given } = props;
  const texts = useRegistry().texts.ensureArea('charts'); // begins together with the code
  const needs = [panel('panel'), texts, ...(typeof given === 'function' ? [parts(given)] : [])];
  return (
    <Awaiting
      needs={needs}
      fallback={
        <ChartFrame title={title} level={level} controls={children} note={note}>
          <ChartSkeleton height={height} />
        </ChartFrame>
      }
    >
      <Loaded {...props} height={height} />
    </Awaiting>
  );
}

function Loaded({ use: given = NONE, ...props }: RawChartProps & { readonly height: number }) {
  const { RawPanel } = use(panel('panel'));
  use(useRegistry().texts.ensureArea('charts'));
  return <RawPanel {...props} use={typeof given === 'function' ? use(parts(given)).default : given} />;
}
