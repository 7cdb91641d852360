import type { ChartSpec, ChartView } from '../chart';
import { hasLegend } from '../plot/legend/Legend';
import { Plot } from '../plot/Plot';
import { ChartTable } from '../table/ChartTable';
import type { ChartState } from './chartState';
import { ChartStates } from './ChartStates';
import { isEmptyChart } from './isEmptyChart';

interface ChartBodyProps {
  readonly spec: ChartSpec | undefined;
  readonly state: ChartState;
  readonly view: ChartView;
  /** Pixels of everything below the head. */
  readonly height: number;
  readonly hidden: ReadonlySet<string>;
  readonly onHidden: (hidden: ReadonlySet<string>) => void;
  readonly link?: string;
  readonly headingId: string;
  readonly empty?: string | undefined;
}

/** Pixels of the legend above a picture. */
const LEGEND = 24;

/** What is below the head of a chart: its states, picture or table, all of one height. */
export function ChartBody({ spec, state, view, height, hidden, onHidden, link, headingId, empty }: ChartBodyProps) {
  return (
    <ChartStates
      of={spec}
      state={state}
      height={height}
      isEmpty={spec !== undefined && isEmptyChart(spec)}
      empty={empty}
    >
      {(left) => {
        if (!spec) return null;
        if (view === 'table') return <ChartTable spec={spec} height={left} labelledBy={headingId} />;
        return <Plot {...{ spec, view, hidden, onHidden, link }} height={hasLegend(spec) ? left - LEGEND : left} />;
      }}
    </ChartStates>
  );
}
