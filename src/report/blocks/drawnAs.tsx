import { useMemo, type ComponentType } from 'react';
import type { ReportPlace } from '../block';
import { ChartBlockView } from '../chart/ChartBlockView';
import type { ChartOf } from '../chart/chartOf';
import type { OwnBlockProps } from './ownBlock';

/**
 * The component of an `own` block that is a chart, where the wire has a shape that charts do not read: drawn as `block`, with all a chart
 * of a report has, from what `read` makes of the answer. `blocks: { ability: drawnAs(chart('POST ability/list', [step('upPower')]), hoursOf) }`.
 */
export function drawnAs(block: ChartOf, read: (answer: unknown, place: ReportPlace) => unknown): ComponentType<OwnBlockProps> {
  return function DrawnBlock(props: OwnBlockProps) {
    const { live, place } = props;
    const made = useMemo(() => ({ ...live, data: live.data === undefined ? undefined : read(live.data, place) }), [live, place]);
    return <ChartBlockView {...props} live={made} block={block} />;
  };
}
