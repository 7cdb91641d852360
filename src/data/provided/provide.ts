import { wireConfig, type Page } from '@/api';
import { tellFailure, aborted, timedOut } from '@/api/internal';
import { nameParams, type AnyRecord, type AnyValues, type Call, type Id, type Provided, type Resource } from '@/schema';
import { decodeRows } from '../lists/decodeRows';
import { notFound, type InvokeOptions } from '../records/invoke';
import { listRequest } from './listRequest';
import { providerFailure } from './providerFailure';
import { providerOf, type Loaded } from './providerOf';
import { idAsCame, likeOf, rememberValues } from './seenValues';
import { sentRecord } from './sentRecord';

/** Records of one step where all are asked for, and the most steps. */
const STEP = 1000;
const STEPS = 50;

/** Ends with the caller's leave, and when no answer comes in time: a provider may heed neither. */
async function inTime<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leave: (() => void) | undefined;
  const stopped = new Promise<never>((_, reject) => {
    leave = () => reject(aborted());
    timer = setTimeout(() => reject(timedOut()), wireConfig.timeout);
    signal?.addEventListener('abort', leave);
    if (signal?.aborted) leave();
  });
  try {
    return await Promise.race([work, stopped]);
  } finally {
    clearTimeout(timer);
    if (leave) signal?.removeEventListener('abort', leave);
  }
}

/** One turn with a provider: what goes wrong is told as a failed call is, and thrown as a `WireError`. */
class Turn {
  constructor(
    readonly loaded: Loaded,
    readonly provided: Provided,
    readonly options: InvokeOptions,
  ) {}

  async reads<T>(work: (signal: { readonly signal?: AbortSignal }) => Promise<T>): Promise<T> {
    return this.does(work, false);
  }

  async changes<T>(work: () => Promise<T>): Promise<T> {
    return this.does(work, true);
  }

  private async does<T>(work: (signal: { readonly signal?: AbortSignal }) => Promise<T>, changes: boolean): Promise<T> {
    const { signal, quiet = false } = this.options;
    try {
      return await inTime(work(signal ? { signal } : {}), signal);
    } catch (cause) {
      throw tellFailure(providerFailure(cause, changes), { quiet });
    }
  }

  rows(data: readonly object[]): readonly object[] {
    rememberValues(this.loaded, this.provided.resource, data);
    return data;
  }

  id(value: unknown): string | number {
    return idAsCame(this.loaded, this.provided, value);
  }
}

async function turnOf(provided: Provided, options: InvokeOptions): Promise<Turn> {
  try {
    return new Turn(await providerOf(provided.load), provided, options);
  } catch (cause) {
    throw tellFailure(providerFailure(cause, false), { quiet: options.quiet ?? false });
  }
}

async function pageOf(turn: Turn, call: Call, params: AnyValues): Promise<Page> {
  const { provider } = turn.loaded;
  const { pagination, ...request } = listRequest(turn.loaded, turn.provided, call, params);
  const step = async (page: number, perPage: number): Promise<Page> => {
    const { data, total, pageInfo } = await turn.reads((signal) =>
      provider.getList(turn.provided.resource, { ...request, pagination: { page, perPage }, ...signal }),
    );
    const seen = (page - 1) * perPage + data.length;
    const last = pageInfo?.hasNextPage === false;
    return { rows: turn.rows(data), total: total ?? seen, counted: total !== undefined || last };
  };
  if (pagination) return step(pagination.page, pagination.perPage);
  const all: unknown[] = [];
  for (let page = 1; page <= STEPS; page += 1) {
    const { rows, total, counted } = await step(page, STEP);
    all.push(...rows);
    if (rows.length === 0 || (counted ? all.length >= total : rows.length < STEP)) break;
  }
  return { rows: all, total: all.length, counted: true };
}

/** Rows that a provider lists: one page, or all. Rejects with a `WireError`. */
export async function providePage(
  call: Call,
  provided: Provided,
  params: AnyValues,
  options: InvokeOptions,
): Promise<Page> {
  return pageOf(await turnOf(provided, options), call, params);
}

/** Records by their ids in one call, for references. Missing ones are left out. */
export async function provideMany(
  resource: Resource,
  missing: readonly Id[],
  options: InvokeOptions,
): Promise<AnyRecord[]> {
  const provided = resource.call('detail')?.provided;
  if (!provided || missing.length === 0) return [];
  try {
    const turn = await turnOf(provided, { ...options, quiet: true });
    const ids = missing.map((id) => turn.id(id));
    const { data } = await turn.reads((signal) => turn.loaded.provider.getMany(provided.resource, { ids, ...signal }));
    return decodeRows(resource, turn.rows(data));
  } catch {
    return []; // a reference without a name shows its id
  }
}

async function oneOf(turn: Turn, id: string | number): Promise<Readonly<Record<string, unknown>>> {
  const { provider } = turn.loaded;
  const { data } = await turn.reads((signal) => provider.getOne(turn.provided.resource, { id, ...signal }));
  const [row] = turn.rows([data ?? {}]);
  if (!row || Object.keys(row).length === 0) throw tellFailure(notFound(), { quiet: turn.options.quiet ?? false });
  return { ...row };
}

/** The record is read anew, and sent whole: a provider may take what is missing as cleared. */
async function edit(turn: Turn, id: string | number, body: AnyValues): Promise<unknown> {
  const { loaded, provided } = turn;
  const before = await oneOf(turn, id);
  const data = sentRecord(provided.fields, before, body, (wire) => before[wire] ?? likeOf(loaded, provided, wire));
  const previousData = { ...before, id };
  return (await turn.changes(() => loaded.provider.update(provided.resource, { id, data, previousData }))).data;
}

/** What a provider does in the place of a call. Rejects with a `WireError`; a failed change never resolves. */
export async function provide(
  call: Call,
  provided: Provided,
  params: AnyValues,
  options: InvokeOptions,
): Promise<unknown> {
  const turn = await turnOf(provided, options);
  const { loaded } = turn;
  const { provider } = loaded;
  const { resource, does } = provided;
  const { [call.idName]: given, ...body } = params;
  switch (does) {
    case 'page':
    case 'options':
    case 'tree':
      return (await pageOf(turn, call, params)).rows;
    case 'detail':
      return oneOf(turn, turn.id(given));
    case 'create': {
      const data = sentRecord(provided.fields, {}, nameParams(call, params), (wire) => likeOf(loaded, provided, wire));
      return (await turn.changes(() => provider.create(resource, { data }))).data;
    }
    case 'edit':
      return edit(turn, turn.id(given), nameParams(call, body));
    case 'delete':
      return turn.changes(() => provider.delete(resource, { id: turn.id(given) }));
    case 'deleteMany': {
      const ids = [params.ids].flat().map((id) => turn.id(id));
      return turn.changes(() => provider.deleteMany(resource, { ids }));
    }
    default:
      throw new Error(`A data provider has no "${does}": leave the call out of the schema, or give it a service.`);
  }
}
