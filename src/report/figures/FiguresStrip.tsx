import { useMemo } from 'react';
import { LiveFigures } from '@/charts';
import { type Live, useArea } from '@/data';
import { siteDefaults, type Measures } from '@/schema';
import { readFigures } from '../answer/readFigures';
import { FigureTiles } from './FigureTiles';
import { shownFigures } from './shownFigures';

interface FiguresStripProps {
  readonly measures: Measures;
  /** Keys of those that are shown, in order. */
  readonly show: readonly string[];
  /** The answer of the call as it came (its part, where the schema says `at`), and how it stands. */
  readonly live: Live<unknown>;
  /** What they are of: 'Figures of all devices'. */
  readonly label: string;
  /** Sign or code. Default: that of the console. */
  readonly currency?: string;
}

/**
 * Figures in one low line above a list: of their final size from the start, failed with a way to try again, old with
 * their age.
 *
 * @example <FiguresStrip measures={measures} show={['stock', 'yield']} live={live} label={heading} />
 * @public
 */
export function FiguresStrip({ measures, show, live, label, currency = siteDefaults().currency }: FiguresStripProps) {
  useArea('report', 'measures');
  const figures = useMemo(
    () =>
      live.data === undefined
        ? undefined
        : shownFigures(readFigures(live.data, measures, show), show, measures, currency),
    [live.data, measures, show, currency],
  );
  const grid = <FigureTiles compact label={label} measures={measures} show={show} figures={figures} />;
  return (
    <LiveFigures live={live} waiting={grid}>
      {() => grid}
    </LiveFigures>
  );
}
