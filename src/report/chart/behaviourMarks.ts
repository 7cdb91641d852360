import type { ChartSpec, LevelLine } from '@/charts';
import type { ShadedRange } from '@/charts/internal';
import type { Translate } from '@/data';
import { behaviour, ownBehaviours } from '@/schema';
import { nowOn } from '@/schema/dates';
import type { ReportPlace } from '../blockProps';
import { waitsForDay } from './ahead';
import type { ChartOf } from './blockSpec';
import { levelsOf } from './levelsOf';

interface Drawn {
  /** Key of the block in its report. */
  readonly name: string;
  readonly block: ChartOf;
  readonly answer: unknown;
  readonly spec: ChartSpec;
  readonly place: ReportPlace;
}

/** What the behaviours of a chart add to it. */
interface Marks {
  readonly ranges: readonly ShadedRange[];
  readonly levels: readonly LevelLine[];
  /** Sentences above it. */
  readonly notes: readonly string[];
}

/** What the behaviours a chart was given add to what is drawn of its answer. */
export function behaviourMarks(
  { name, block, answer, spec, place }: Drawn,
  translate: Translate,
  locale: string,
): Marks {
  const { zone, days, report } = place;
  const today = nowOn(zone).slice(0, 10);
  const textOf = (kind: string, key: string) => translate(`resources.${report.name}.${kind}.${name}.${key}`);
  const isWaiting = behaviour(block, 'waits') && waitsForDay(spec, { zone, today, ...(days && { days }) });
  const own = ownBehaviours(block).map((one) =>
    one.marks({ answer, series: spec.series, zone, text: (key) => textOf(one.name, key) }),
  );
  return {
    ranges: own.flatMap(({ ranges = [] }) => ranges),
    levels: levelsOf(behaviour(block, 'levels') ?? [], answer, spec, place, translate, locale),
    notes: [
      ...(isWaiting ? [translate(`resources.${report.name}.waits.${name}`)] : []),
      ...own.flatMap(({ note }) => (note === undefined ? [] : [note])),
    ],
  };
}
