import type { CallSpec, MeasureTone, NamedBehaviour } from '@/schema';

declare module '../../schema/report/behaviour' {
  interface AddedBehaviours {
    readonly spans: Readonly<Record<string, MeasureTone>>;
    readonly weather: CallSpec;
  }
}

/**
 * `spans({ 1: 'good', 2: 'price' })`: the stretches of time its answer names (`rangeList`, spec 02 §3) are shaded in
 * these colors, by their `value`. Without a `desc` of the answer they are called
 * `resources.<report>.spans.<block>.<value>`.
 *
 * @public
 */
export const spans = (of: Readonly<Record<string, MeasureTone>>): NamedBehaviour<'spans'> => ({
  name: 'spans',
  of,
  texts: Object.keys(of),
});

/**
 * `weather('POST power')`: a call whose answer says the weather (`weatherInfoList`), where its own does not.
 *
 * @public
 */
export const weather = (of: CallSpec): NamedBehaviour<'weather'> => ({ name: 'weather', of, besides: of });
