import { apiOf, resolveCall, type ApiSpec, type Call, type CallName, type StandardCode } from './call';
import type { Action, ActionSpec } from './action/action';
import { aboveOf, levelsOf } from './ids/below';
import { checkSpec } from './checkSpec';
import type { AnyValues, When } from './condition';
import type { AnyRecord, Fields, FieldValues, Id, KeyOf, WireRow } from './field';
import type { FieldConditions, Section, Sections, StepsForm } from './form';
import type { ImportSpec } from './import';
import type {
  CloudTable,
  Column,
  Filter,
  ListSpec,
  LiveSpec,
  ReadyGroup,
  RowExpand,
  RowTones,
  Search,
  TreeSpec,
} from './list';
import type { Measures } from './measure/measure';
import { partsOfId } from './ids/recordId';
import type { OwnFieldsSpec } from './own/ownFields';
import type { AnyRelated, ListSummary, Related } from './related';
import type { Every } from './report/block';
import { addFormatted } from './services/formatted';
import { areProvidersAsked } from './services/recordProvider';
import type { AnyVersions, VersionsSpec } from './versions';
import type { WorkflowSpec } from './workflow';
import { transitionActions } from './workflow/transitionActions';
import { titleField } from './titleField';

/** Actions every resource may have without declaring them; their permission codes are their names. @public */
export type StandardAction = 'detail' | StandardCode;

type RecordOfFields<F> = { id: Id } & FieldValues<F>;

/** What may be said of a standard action. @public */
export interface StandardOptions<R = AnyValues> {
  /**
   * Permission code. Default: the action's own name. `false`: open to whoever sees the list.
   *
   * @example standard: { edit: { permission: 'change' } }
   */
  readonly permission?: string | false;
  /** Absent when false. */
  readonly visible?: When<R>;
  /**
   * Shown but disabled when false.
   *
   * @example standard: { edit: { enabled: { state: 'open' } } }
   */
  readonly enabled?: When<R>;
  /**
   * Only for the users this field names; for everybody while it names nobody.
   *
   * @example standard: { edit: { assignee: 'ownerId' } }
   */
  readonly assignee?: Extract<keyof R, string>;
}

/** What may be said of delete besides. @public */
export interface DeleteOptions<R = AnyValues> extends StandardOptions<R> {
  /**
   * Once the question is answered the rows go at once and the call is sent five seconds later, unless it was taken
   * back. For deletions that take nothing else along. Not for trees. Default false: it is sent with the answer.
   */
  readonly undo?: boolean;
}

type StandardSpec<R> = { readonly [U in StandardAction]?: U extends 'delete' ? DeleteOptions<R> : StandardOptions<R> };

/** A resource, as a schema file writes it. Only `name`, `api` and `fields` must be said. @public */
export interface ResourceSpec<F extends Fields, A extends string, M extends Measures = Measures> {
  /** Its id: `area/entity`. In menus' `component`, in references, in locales. */
  readonly name: string;
  /** A base path with the five standard calls, or each call that exists. */
  readonly api: string | ApiSpec;
  /** Field by field, in the order they are shown: `name: text({ required: true })`. */
  readonly fields: F;
  /** The field that stands for the record in titles and references. Default `name`, else the first field. */
  readonly recordTitle?: NoInfer<KeyOf<F>>;
  /** The same in English, used when the language is English and the record has one. */
  readonly recordTitleEn?: NoInfer<KeyOf<F>>;
  /** Columns, filters, order and page size. */
  readonly list?: NoInfer<ListSpec<F, M>>;
  /** Quantities its summary and related figures are made of. */
  readonly measures?: M;
  /**
   * Sections of create and edit; `{ steps: true, sections }` makes steps of their tabs. Default: one with every field
   * that is asked.
   */
  readonly form?: NoInfer<Sections<F>> | NoInfer<StepsForm<F>>;
  /** Sections of the detail page. Default: those of the form, and the fields of the system after them. */
  readonly detail?: NoInfer<Sections<F>>;
  /** Dependent fields: what is visible, required or read-only when. */
  readonly when?: NoInfer<{ readonly [K in KeyOf<F>]?: FieldConditions<Partial<FieldValues<F>>> }>;
  /** What can be done besides the standard actions, by key: the default permission code and the base of its texts. */
  readonly actions?: Readonly<Record<A, ActionSpec<NoInfer<RecordOfFields<F>>>>>;
  /** Conditions and codes of the standard actions: `{ delete: { visible: { builtIn: false } } }`. */
  readonly standard?: NoInfer<StandardSpec<RecordOfFields<F>>>;
  /** More of a record on tabs of its page: lists of other resources, blocks of figures. */
  readonly related?: NoInfer<Readonly<Record<string, Related<F, M>>>>;
  /** Which fields a sheet may fill, how many rows, how they are uploaded. */
  readonly import?: NoInfer<ImportSpec<F>>;
  /** Records are nodes: the list is a tree. */
  readonly tree?: NoInfer<TreeSpec<F>>;
  /** The states of a record and the ways between them. */
  readonly workflow?: NoInfer<WorkflowSpec<F>>;
  /** Fields that the cloud adds, for one tenant or another: `ownFields: { call: 'GET fields', at: 'extra' }`. */
  readonly ownFields?: OwnFieldsSpec;
  /** Current, reserved and former versions: its page shows and changes them. */
  readonly versions?: NoInfer<VersionsSpec<F>>;
}

/** A resource with every default filled in. What the console, the backend and the tests read. @public */
export interface Resource<F extends Fields = Fields, A extends string = string> {
  readonly name: string;
  readonly api: ApiSpec;
  readonly fields: F;
  /** Fields that were taken away because whoever asks may not see them (`restrictFields`). */
  readonly unseen?: Fields;
  readonly recordTitle: string;
  readonly recordTitleEn?: string;
  /** Fields that hold it in more languages, by their codes (`inLanguages`). */
  readonly recordTitles?: Readonly<Record<string, string>>;
  readonly columns: readonly Column[];
  readonly filters: readonly Filter[];
  readonly sort?: { readonly field: string; readonly order: 'asc' | 'desc' };
  readonly search?: Search;
  readonly remember: boolean;
  readonly inline: readonly string[];
  readonly bulk: readonly string[];
  readonly pageSize: number;
  readonly measures: Measures;
  readonly summary?: ListSummary;
  readonly refresh?: Every;
  readonly live?: LiveSpec;
  readonly table?: CloudTable;
  readonly of?: string;
  /**
   * What the wire calls the record of `of`, where calls of one record name it in their paths: it is part of their ids
   * then.
   */
  readonly above?: string;
  /**
   * What paths call all records above, from the furthest to the nearest, where the record of `of` stands below another
   * one itself: its id holds theirs.
   */
  readonly levels?: readonly string[];
  readonly tone?: RowTones;
  readonly expand?: RowExpand;
  readonly groups?: Readonly<Record<string, ReadyGroup>>;
  readonly related: Readonly<Record<string, AnyRelated>>;
  readonly open: 'detail' | 'edit' | false;
  readonly form: readonly Section[];
  /** Its tabs are steps. */
  readonly formSteps?: true;
  readonly detail: readonly Section[];
  readonly when: Readonly<Record<string, FieldConditions<AnyValues> | undefined>>;
  readonly actions: Readonly<Record<A, Action>>;
  readonly standard: StandardSpec<AnyValues>;
  readonly import?: ImportSpec<Fields> | undefined;
  readonly tree?: TreeSpec<Fields>;
  readonly workflow?: WorkflowSpec<Fields>;
  readonly versions?: AnyVersions;
  readonly ownFields?: OwnFieldsSpec;
  /** What is sent, where fields that a cloud adds stand further inside. */
  nest?(body: WireRow): WireRow;
  /** The call of that name with its defaults, or `undefined`: then the control does not exist either. */
  call(name: CallName): Call | undefined;
  /** The same for any call text or options of this resource. */
  resolve(spec: Parameters<typeof resolveCall>[0]): Call;
}

/** Default columns: what fits a table without being told. */
const DEFAULT_COLUMNS = 8;

const isEditable = (fields: Fields, name: string): boolean => {
  const options = fields[name]?.options;
  return Boolean(options && !options.readOnly && !options.internal);
};

function defaultColumns(fields: Fields): string[] {
  const names = Object.keys(fields).filter((name) => {
    const field = fields[name];
    return field && !field.options.internal && !field.options.createOnly && !field.type.wide;
  });
  return names.slice(0, DEFAULT_COLUMNS);
}

function defaultDetail(fields: Fields, form: readonly Section[]): Section[] {
  const shown = new Set(form.flatMap((one) => one.fields));
  const visible = (name: string) => !fields[name]?.options.createOnly && !fields[name]?.options.internal;
  const rest = Object.keys(fields).filter((name) => !shown.has(name) && visible(name));
  const sections = form
    .map((one) => ({ ...one, fields: one.fields.filter(visible) }))
    .filter((one) => one.fields.length > 0);
  return rest.length > 0 ? [...sections, { key: 'system', fields: rest }] : sections;
}

/** One section with every field that is asked. */
const firstForm = (fields: Fields): readonly Section[] => [
  { key: 'basic', fields: Object.keys(fields).filter((name) => isEditable(fields, name)) },
];

type Listed = Pick<
  Resource,
  | 'sort'
  | 'remember'
  | 'inline'
  | 'bulk'
  | 'pageSize'
  | 'summary'
  | 'refresh'
  | 'live'
  | 'table'
  | 'of'
  | 'open'
  | 'tone'
  | 'expand'
  | 'groups'
>;
type Same =
  | 'recordTitle'
  | 'recordTitleEn'
  | 'measures'
  | 'related'
  | 'detail'
  | 'when'
  | 'actions'
  | 'standard'
  | 'import'
  | 'tree'
  | 'workflow'
  | 'ownFields'
  | 'versions';

/** A schema whose names were held against its fields where it is written: from here on they are texts. */
interface GivenSpec<F extends Fields> extends Partial<Pick<Resource, Same>> {
  readonly name: string;
  readonly fields: F;
  readonly form?: readonly Section[] | StepsForm<Fields>;
  readonly list?: Partial<Listed> & {
    readonly columns?: readonly (string | Column)[];
    readonly filters?: readonly (string | Filter)[];
    readonly search?: string | Search;
  };
}

const DEFAULTS = {
  remember: true,
  inline: [],
  bulk: [],
  pageSize: 10,
  measures: {},
  related: {},
  when: {},
  standard: {},
} as const;

/** A search by one field is a filter of that field. */
function searchOf(search: string | Search | undefined): Search | undefined {
  return typeof search === 'string' ? { param: search, in: [search] } : search;
}

/**
 * One schema is a whole resource: list, detail, forms, filters, permissions, typed record,
 * backend endpoints, contract tests. Names that do not exist are compile errors.
 *
 * @example defineResource({ name: 'depot/part', api: '/depot/part', fields: { name: text({ required: true }) } })
 * @public
 */
export function defineResource<
  const F extends Fields,
  const A extends string = never,
  const M extends Measures = Readonly<Record<never, never>>,
>(spec: ResourceSpec<F, A, M>): Resource<F, A> {
  if (import.meta.env.DEV) checkSpec(spec);
  const api = apiOf(spec.api);
  const { list = {}, form: written = firstForm(spec.fields), detail, actions, ...given } = spec as GivenSpec<F>;
  const { columns = defaultColumns(spec.fields), filters = [], search, open, ...listed } = list;
  const form = 'sections' in written ? written.sections : written;
  const all = { ...transitionActions(given.workflow), ...actions };
  const above = aboveOf(api, spec.fields, listed.of, Object.values(all));
  const levels = levelsOf(api, spec.fields, listed.of);
  const belowOthers = { ...(above !== undefined && { above }), ...(levels && { levels }) };
  if (api.wire?.format) addFormatted({ name: spec.name, base: api.base, fields: spec.fields });
  const resolve = (call: Parameters<typeof resolveCall>[0]): Call => ({
    ...resolveCall(call, api.base, api.id),
    ...belowOthers,
  });
  return {
    ...DEFAULTS,
    recordTitle: 'name' in spec.fields ? 'name' : (Object.keys(spec.fields)[0] ?? 'id'),
    ...given,
    ...listed,
    api,
    ...belowOthers,
    columns: columns.map((one) => (typeof one === 'string' ? { field: one } : one)),
    filters: filters.map((one) => (typeof one === 'string' ? { field: one } : one)),
    search: searchOf(search),
    open: open ?? (api.detail || given.versions ? 'detail' : false),
    form,
    ...('sections' in written && { formSteps: written.steps }),
    detail: detail ?? defaultDetail(spec.fields, form),
    actions: all as Resource<F, A>['actions'],
    call: (name) => {
      const call = api[name];
      if (call === undefined) return undefined;
      const { provider } = api;
      return provider && areProvidersAsked()
        ? { ...resolve(call), provided: { ...provider, does: name, fields: spec.fields } }
        : resolve(call);
    },
    resolve,
  };
}

/**
 * What stands for the record in titles, links and questions; its id when it has no name.
 *
 * @example recordText(device, { id: '1', name: 'Meter 3' }, 'en') // 'Meter 3'
 * @public
 */
export function recordText(resource: Resource, record: AnyRecord, locale: string): string {
  const own = record[titleField(resource, record, locale)];
  if (typeof own === 'string' && own !== '') return own;
  return String(own ?? (resource.above === undefined ? record.id : partsOfId(record.id).own));
}
