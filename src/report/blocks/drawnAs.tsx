import { useEffect, useMemo, type ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import type { ReportPlace } from '../blockProps';
import { blockSpec, type ChartOf } from '../chart/blockSpec';
import { ChartBlockView } from '../chart/ChartBlockView';
import { chartPart } from '../file/chartPart';
import type { OwnBlockProps } from './ownBlock';

/**
 * The component of an `own` block that is a chart, where the wire has a shape that charts do not read: drawn as
 * `block`, with all a chart of a report has, from what `read` makes of the answer.
 *
 * @example
 *   defineReportViews(forecast, {
 *     blocks: { ability: drawnAs(chart('POST ability/list', [step('upPower')]), hoursOf) },
 *   })
 * @public
 */
export function drawnAs(
  block: ChartOf,
  read: (answer: unknown, place: ReportPlace) => unknown,
): ComponentType<OwnBlockProps> {
  return function DrawnBlock(props: OwnBlockProps) {
    const { name, heading, live, place, setPart } = props;
    const translate = useTranslate();
    const made = useMemo(
      () => ({ ...live, data: live.data === undefined ? undefined : read(live.data, place) }),
      [live, place],
    );
    useEffect(() => {
      if (made.data === undefined) return undefined;
      setPart?.(async () =>
        chartPart(blockSpec({ name, block, heading, place }, made.data, translate).spec, translate),
      );
      return () => setPart?.(undefined);
    }, [name, heading, place, made.data, setPart, translate]);
    return <ChartBlockView {...props} live={made} block={block} />;
  };
}
