import type { CallSpec, MeasureTone, NamedBehaviour } from '@/schema';

declare module '../../schema/report/behaviour' {
  interface AddedBehaviours {
    readonly spans: Readonly<Record<string, MeasureTone>>;
    readonly weather: CallSpec;
  }
}

/**
 * The stretches of time the answer of a chart names (`rangeList`, spec 02 §3) are shaded in these colors, by their
 * `value`. Without a `desc` of the answer they are called `resources.<report>.spans.<block>.<value>`.
 *
 * @example chart('POST power', [line('load')], { with: [spans({ 1: 'good', 2: 'price' })] })
 * @public
 */
export const spans = (of: Readonly<Record<string, MeasureTone>>): NamedBehaviour<'spans'> => ({
  name: 'spans',
  of,
  texts: Object.keys(of),
});

/**
 * A call whose answer says the weather (`weatherInfoList`), where the chart's own does not.
 *
 * @example chart('POST power', [line('load')], { with: [weather('POST forecast')] })
 * @public
 */
export const weather = (of: CallSpec): NamedBehaviour<'weather'> => ({ name: 'weather', of, besides: of });
