import { apiOf, resolveCall, type ApiSpec, type Call, type CallSpec } from '../call';
import type { AnyValues } from '../condition';
import type { FieldConditions } from '../form';
import type { Fields, FieldValues, KeyOf } from '../field';
import type { Measures } from '../measure/measure';
import { defineResource, type Resource } from '../resource';
import { checkReport } from './checkReport';
import type { AnyFill, FillSpec } from './fill';
import type { Block, Every } from './block';

/** A report, as `schemas/<area>/<name>.report.ts` writes it. @public */
export interface ReportSpec<P extends Fields, M extends Measures, F extends Fields, B extends string> {
  /** Its id: `area/name`, after its file. In menus' `component` and in locales (`resources.<name>.…`). */
  readonly name: string;
  /** Base path of its calls: `'/statistics/web/volume'`, or `service(…)`. */
  readonly api: string | Pick<ApiSpec, 'base' | 'wire'>;
  /** What it is asked by, kept in the address: the inputs, rules, wire names and defaults of a list's filters. */
  readonly params: P;
  /** What of a parameter depends on the others. */
  readonly when?: NoInfer<{ readonly [K in KeyOf<P>]?: FieldConditions<Partial<FieldValues<P>>> }>;
  readonly measures: M;
  /** Columns that are neither parameters nor measures: a device's name, the period of a price. */
  readonly fields?: F;
  /**
   * The parameter that is the record the page is about (a `reference`): its name, its clock and a switch to another
   * stand above.
   */
  readonly about?: NoInfer<KeyOf<P>>;
  /**
   * The parameter whose record says clock and currency; of a `referenceMany` the first one says the clock. Default: the
   * one it is about, else the only `reference`.
   */
  readonly site?: NoInfer<KeyOf<P>>;
  readonly blocks: Readonly<Record<B, Block<NoInfer<P>, NoInfer<M>, NoInfer<F>>>>;
  /**
   * A file of the cloud with the parameters; its code is `export` (or `download`). Without one the page makes its own
   * file, a sheet a block.
   */
  readonly download?: CallSpec;
  /**
   * `'change'`: asked whenever a parameter changes. `'submit'`: the parameters are a form with a button: a calculator.
   * Default `'change'`.
   */
  readonly ask?: 'change' | 'submit';
  /** One call whose answer every block without a call reads. Needed with `ask: 'submit'`. */
  readonly answer?: CallSpec;
  /** Of a calculator: a record its inputs may begin with, offered above them. */
  readonly fill?: NoInfer<FillSpec<P>>;
  /** How often its blocks are asked for again. Default: not. */
  readonly refresh?: Every;
}

/** A report with every default filled in. What the console, the backend and the tests read. @public */
export interface Report<
  P extends Fields = Fields,
  M extends Measures = Measures,
  F extends Fields = Fields,
  B extends string = string,
> {
  readonly isReport: true;
  readonly name: string;
  readonly params: P;
  readonly measures: M;
  readonly fields: F;
  readonly about?: string;
  readonly site?: string;
  readonly blocks: Readonly<Record<B, Block>>;
  readonly ask: 'change' | 'submit';
  readonly refresh?: Every;
  readonly fill?: AnyFill;
  readonly answer?: Call;
  readonly download?: Call;
  /**
   * Its parameters and fields as a resource without records: filters, inputs, cells, texts and rules are found there.
   */
  readonly resource: Resource;
  /** The call of a block of it, with its defaults. */
  resolve(spec: CallSpec): Call;
}

/**
 * A page of figures as data (DESIGN §11): parameters, figures, charts, tables, lists, a tree. Console, reference
 * backend, contract tests and docs read it. A measure, series, column or parameter that does not exist is a compile
 * error.
 *
 * @example defineReport({ name: 'depot/volume', measures, params, blocks: { all: table('POST /all', columns) } })
 * @public
 */
export function defineReport<
  const P extends Fields,
  const M extends Measures,
  const B extends string,
  const F extends Fields = Readonly<Record<never, never>>,
>(spec: ReportSpec<P, M, F, B>): Report<P, M, F, B> {
  if (import.meta.env.DEV) checkReport(spec);
  const { base, wire } = apiOf(spec.api);
  const fields: Fields = { ...spec.fields, ...spec.params };
  const resource = defineResource<Fields>({
    name: spec.name,
    api: { base, ...(wire && { wire }) },
    fields,
    list: { filters: Object.keys(spec.params) },
    ...(spec.when && { when: spec.when as { readonly [name: string]: FieldConditions<AnyValues> } }),
  });
  const resolve = (call: CallSpec) => resolveCall(call, base);
  return {
    isReport: true,
    name: spec.name,
    params: spec.params,
    measures: spec.measures,
    fields: spec.fields ?? ({} as F),
    about: spec.about,
    site: spec.site,
    blocks: spec.blocks as Report<P, M, F, B>['blocks'],
    ask: spec.ask ?? 'change',
    refresh: spec.refresh,
    fill: spec.fill,
    answer: spec.answer === undefined ? undefined : resolve(spec.answer),
    download: spec.download === undefined ? undefined : resolve(spec.download),
    resource,
    resolve,
  };
}

/**
 * Whether the export of a schema file is a report.
 *
 * @example Object.values(module).find(isReport)
 * @public
 */
export function isReport(value: unknown): value is Report {
  return typeof value === 'object' && value !== null && 'isReport' in value && value.isReport === true;
}
