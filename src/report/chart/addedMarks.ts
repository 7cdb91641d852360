import type { ChartSpec } from '@/charts';
import type { ShadedRange, TimeSigns } from '@/charts/internal';
import type { Translate } from '@/data';
import type { ReportPlace } from '../blockProps';
import type { ChartOf } from './blockSpec';

/** What a later room is told of a chart over time. */
export interface MarksTold {
  readonly block: ChartOf;
  readonly spec: ChartSpec;
  readonly place: ReportPlace;
  readonly answer: unknown;
  /** The answer to the second call of the chart; where it has none, its own. */
  readonly besides: unknown;
  /** A text of the chart: `text('spans', '1')` is `resources.<report>.spans.<block>.1`. */
  text(behaviour: string, key: string): string;
}

/** What a later room adds to charts over time. */
export interface AddedMarks {
  readonly ranges?: readonly ShadedRange[];
  readonly signs?: TimeSigns | undefined;
}

type Marks = (told: MarksTold, translate: Translate) => AddedMarks;

/** Found by the name of their files, so that this room does not have to know the later ones. */
const found = Object.values(
  import.meta.glob<Marks>('../../*/marks/chartMarks.ts', { eager: true, import: 'chartMarks' }),
);

/** What all later rooms add to a chart over time. */
export function addedMarks(told: MarksTold, translate: Translate): AddedMarks {
  const all = found.map((marks) => marks(told, translate));
  const signs = all.find((one) => one.signs)?.signs;
  return { ranges: all.flatMap(({ ranges = [] }) => ranges), ...(signs && { signs }) };
}
