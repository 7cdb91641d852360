import type { CallSpec } from '../call';
import type { WireRow } from '../field';
import type { MeasureTone } from '../measure/measure';

/**
 * Of what is made again and again (plans, forecasts): its runs are asked for first, the latest is drawn, another can be
 * chosen above the chart. Read from a list, or the first list of an answer. Label: `resources.<report>.runs.<block>`.
 *
 * @public
 */
export interface BlockRuns {
  readonly call: CallSpec;
  /** The property of a run that says when it was made. */
  readonly time: string;
  /** What of the chosen run is sent: `{ strategyRequestId: 'requestId' }` is our parameter, their property. */
  readonly send: Readonly<Record<string, string>>;
  /** Tells heads for the choice (`{name, list}` of runs each); without an answer that knows them all it is one list. */
  readonly groups?: CallSpec;
  /** The cloud's own file of the runs. */
  readonly download?: CallSpec;
}

/** What a behaviour of one's own is told of the chart it is given to. @public */
export interface ChartTold {
  /**
   * The answer of its call, as it came.
   *
   * @example marks: ({ answer }) => ({ note: noteOf(answer) })
   */
  readonly answer: unknown;
  /** What is drawn; `times` are epoch ms, one for each value, and are missing where labels are names. */
  readonly series: readonly {
    readonly key: string;
    readonly name: string;
    readonly times?: readonly number[];
    readonly values: readonly (number | null)[];
  }[];
  /**
   * IANA zone of the site.
   *
   * @example marks: ({ zone }) => ({ ranges: nightsOf(zone) })
   */
  readonly zone: string;
  /** A text of the report: `text('limit')` is `resources.<report>.<behaviour>.<block>.limit`. */
  text(key: string): string;
}

/** What a behaviour adds to a chart. @public */
export interface ChartMarks {
  /**
   * Stretches of time that are shaded, epoch ms.
   *
   * @example ranges: [{ from: 1790812800000, to: 1790816400000, label: 'Over the limit', tone: 'bad' }]
   */
  readonly ranges?: readonly {
    readonly from: number;
    readonly to: number;
    readonly label: string;
    readonly tone?: MeasureTone;
  }[];
  /** Said above the chart. */
  readonly note?: string | undefined;
}

/** A behaviour of one's own: what it says and shades, the texts it needs, what the reference backend adds. @public */
export interface OwnBehaviour {
  readonly name: string;
  /**
   * What it shades and says, of what is drawn.
   *
   * @example marks: ({ answer, text }) => ({ note: isOver(answer) ? text('over') : undefined })
   */
  readonly marks: (told: ChartTold) => ChartMarks;
  /** Keys of its texts, below `resources.<report>.<behaviour>.<block>`. */
  readonly texts?: readonly string[];
  /**
   * What the reference backend answers, of what it answers without it. Default: the same.
   *
   * @example answer: (answer) => ({ ...answer, limit: 10 })
   */
  readonly answer?: (answer: WireRow) => WireRow;
}

/** Behaviours that a later room adds, each a property with what it is given. @public */
export interface AddedBehaviours {}

/** What each behaviour of a chart is given. */
interface BehaviourOptions<K extends string> extends AddedBehaviours {
  readonly runs: BlockRuns;
  readonly waits: true;
  readonly levels: readonly K[];
  readonly difference: readonly [K, K];
  readonly labelEvery: number;
  readonly leaveOut: readonly string[];
  readonly answerNames: true;
  readonly own: OwnBehaviour;
}

/** A behaviour with what it is given. @public */
export interface NamedBehaviour<N extends keyof BehaviourOptions<K>, K extends string = string> {
  readonly name: N;
  readonly of: BehaviourOptions<K>[N];
  /** Keys of its texts, below `resources.<report>.<behaviour>.<block>`; '' is the one text of that name. */
  readonly texts?: readonly string[];
  /** A second call, whose answer it draws. */
  readonly besides?: CallSpec;
}

/** What a chart does besides being one: `chart(call, series, { with: [waits()] })`. `K`: measures. @public */
export type Behaviour<K extends string = string> = {
  readonly [N in keyof BehaviourOptions<K>]: NamedBehaviour<N, K>;
}[keyof BehaviourOptions<K>];

/**
 * One of what is made again and again (plans, forecasts) is drawn: the latest run, or the one that is chosen above the
 * chart.
 *
 * @example runs({ call: 'POST times', time: 'at', send: { requestId: 'id' } })
 * @public
 */
export const runs = (of: BlockRuns): NamedBehaviour<'runs'> => ({ name: 'runs', of, texts: [''] });

/**
 * Says so while there is nothing yet of the last day that is asked for, when that is still to come:
 * `resources.<report>.waits.<block>`.
 *
 * @example chart('POST forecast', [line('power')], { with: [waits()] })
 * @public
 */
export const waits = (): NamedBehaviour<'waits'> => ({ name: 'waits', of: true, texts: [''] });

/**
 * Figures of the answer beside its series that are drawn as levels.
 *
 * @example chart('POST price', [line('price')], { with: [levels(['meanPrice'])] })
 * @public
 */
export const levels = <const K extends string>(of: readonly K[]): NamedBehaviour<'levels', K> => ({
  name: 'levels',
  of,
});

/**
 * One more series: what the first is more than the second, in their unit.
 *
 * @example chart('POST trade', bars(['sold', 'bought']), { with: [difference('sold', 'bought')] })
 * @public
 */
export const difference = <const K extends string>(first: K, second: K): NamedBehaviour<'difference', K> => ({
  name: 'difference',
  of: [first, second],
});

/**
 * A label on the time axis every so many of its points, where they fit. Default: by the span.
 *
 * @example chart('POST power', [line('power')], { with: [labelEvery(12)] })
 * @public
 */
export const labelEvery = (of: number): NamedBehaviour<'labelEvery'> => ({ name: 'labelEvery', of });

/**
 * Series of the answer that are not drawn, by their `dataKey` or name.
 *
 * @example chart('POST power', [line('power')], { with: [leaveOut(['status'])] })
 * @public
 */
export const leaveOut = (of: readonly string[]): NamedBehaviour<'leaveOut'> => ({ name: 'leaveOut', of });

/**
 * The series have the names of the answer, also those that are measures.
 *
 * @example chart('POST power', [line('power')], { with: [answerNames()] })
 * @public
 */
export const answerNames = (): NamedBehaviour<'answerNames'> => ({ name: 'answerNames', of: true });

/**
 * A behaviour of one's own, shaded or said by what is drawn.
 *
 * @example
 *   const limit = (most: number) =>
 *     behaviourOf({
 *       name: 'limit',
 *       texts: ['over'],
 *       marks: ({ series, text }) => ({
 *         note: series.some(({ values }) => values.some((value) => (value ?? 0) > most)) ? text('over') : undefined,
 *       }),
 *     });
 * @public
 */
export const behaviourOf = (of: OwnBehaviour): NamedBehaviour<'own'> => ({ name: 'own', of });

/**
 * What a chart's behaviour of this name was given; undefined where the chart has none.
 *
 * @example behaviour({ with: [labelEvery(12)] }, 'labelEvery') // 12
 * @public
 */
export function behaviour<N extends keyof BehaviourOptions<string>>(
  { with: all = [] }: { readonly with?: readonly Behaviour[] },
  name: N,
): BehaviourOptions<string>[N] | undefined {
  const found = all.find((one): one is Extract<Behaviour, NamedBehaviour<N>> => one.name === name);
  return found?.of;
}

/**
 * The behaviours of a chart that a project made itself (`behaviourOf`), in their order; empty where it has none.
 *
 * @example ownBehaviours(block).map(({ name }) => name) // ['limit']
 * @public
 */
export const ownBehaviours = ({ with: all = [] }: { readonly with?: readonly Behaviour[] }): readonly OwnBehaviour[] =>
  all.flatMap((one) => (one.name === 'own' ? [one.of] : []));

/**
 * The call of the behaviour that draws a second answer; undefined where a chart has none.
 *
 * @example secondCall(block) // 'POST forecast', the `besides` of one of its behaviours
 * @public
 */
export const secondCall = ({ with: all = [] }: { readonly with?: readonly Behaviour[] }): CallSpec | undefined =>
  all.find(({ besides }) => besides !== undefined)?.besides;

/**
 * Paths of the texts that the behaviours of a chart need, below `resources.<report>`.
 *
 * @example behaviourTexts({ with: [waits()] }, 'flow') // [['waits', 'flow']]
 * @public
 */
export function behaviourTexts(
  chart: { readonly with?: readonly Behaviour[] },
  block: string,
): readonly (readonly string[])[] {
  return (chart.with ?? []).flatMap((one) =>
    one.name === 'own'
      ? (one.of.texts ?? []).map((text) => [one.of.name, block, text])
      : (one.texts ?? []).map((text) => [one.name, block, ...(text === '' ? [] : [text])]),
  );
}
