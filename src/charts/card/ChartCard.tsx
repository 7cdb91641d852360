import { use, type ReactNode } from 'react';
import { Awaiting, memoize } from '@/data/internal';
import { useRegistry } from '@/data';
import type { Download } from '@/api';
import type { ChartSpec } from '../chart';
import { ChartFrame } from './ChartFrame';
import { ChartSkeleton } from './ChartSkeleton';
import type { ChartState } from './chartState';

export interface ChartCardProps {
  /** Heading, in the user's language; there before any data is. */
  readonly title: string;
  /** Absent until the first data has come. */
  readonly spec: ChartSpec | undefined;
  readonly state?: ChartState;
  /**
   * Charts with one name move their cursors together, by the value on their axis; not while one of them is enlarged.
   */
  readonly link?: string;
  /** Pixels of the picture or table. Default 280. */
  readonly height?: number;
  /** Level of the heading on its page. Default `h2`. */
  readonly level?: 'h2' | 'h3';
  /** The page's own controls, between heading and tools: a date, a site. */
  readonly children?: ReactNode;
  /** Large beside the heading: a total. */
  readonly figure?: ReactNode;
  /** What is said of the chart, below its heading. */
  readonly note?: ReactNode;
  /** What is said where it is empty. Default: that there is no data for the period. */
  readonly empty?: string | undefined;
  /** A file of the cloud, offered among the exports. Rejects with a `WireError` that has been told. */
  file?(): Promise<Download>;
}

const code = memoize(() => import('./ChartPanel'));
/** Fetches all that draws a chart, before there is one. */
export const prefetchChart = (): Promise<unknown> => code('panel');

/**
 * A chart with heading and tools (spec 01 §2): picture or table, enlarged or not, exported; empty, loading and failed.
 * Everything that draws comes with the first chart on view.
 *
 * @example <ChartCard title={translate('depot.power')} spec={spec} state={live.state} height={320} />
 * @public
 */
export function ChartCard(props: ChartCardProps) {
  const { title, level, height = 280, children, figure, note } = props;
  const texts = useRegistry().texts.ensureArea('charts'); // begins together with the code
  return (
    <Awaiting
      needs={[code('panel'), texts]}
      fallback={
        <ChartFrame title={title} level={level} controls={children} figure={figure} note={note}>
          <ChartSkeleton height={height} />
        </ChartFrame>
      }
    >
      <Loaded {...props} height={height} />
    </Awaiting>
  );
}

function Loaded(props: ChartCardProps & { readonly height: number }) {
  const { ChartPanel } = use(code('panel'));
  use(useRegistry().texts.ensureArea('charts'));
  return <ChartPanel {...props} />;
}
