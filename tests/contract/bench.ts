import { expect } from 'vitest';
import { WireError } from '@/api';
import { matches, sentFields, type AnyRecord, type AnyValues, type Resource } from '@/schema';
import { ownersOf } from './ownersOf';
import { specialFilter } from './samples';
import type { SignedIn } from './signedIn';
import { validRecord } from './validRecord';

export interface Query {
  readonly page?: number;
  readonly perPage?: number;
  readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly filter?: AnyValues;
}

/** What is looked at of a long list. */
export const SOME = 200;
/** Different records that are tried until one asks for a field. */
const TRIES = 6;

/** A resource and somebody signed in who may do everything with it. */
export class Bench {
  #given: Promise<AnyValues> | undefined;
  readonly #valid = new Map<number, Promise<AnyValues>>();
  #seed = 9000;

  constructor(
    readonly resource: Resource,
    /** Is there once the tests run. */
    readonly signedIn: () => SignedIn,
  ) {}

  get name(): string {
    return this.signedIn().nameOf(this.resource);
  }

  async list({ page = 1, perPage = SOME, filter = {}, ...query }: Query = {}) {
    const given = await (this.#given ??= this.#filter());
    const { data, total = 0 } = await this.signedIn().provider.getList(this.name, {
      pagination: { page, perPage },
      ...query,
      filter: { ...given, ...filter },
    });
    return { records: data as AnyRecord[], total };
  }

  /** Without these a list answers nothing. */
  async #filter(): Promise<AnyValues> {
    const { of } = this.resource;
    const owner = await this.#richestOwner();
    return {
      ...(await specialFilter(this.signedIn(), this.resource)),
      ...(of !== undefined && owner !== undefined && { [of]: owner }),
    };
  }

  /** Of the records that a list is asked for one by one, the first that has most below it. */
  async #richestOwner(): Promise<string | undefined> {
    const { of = '' } = this.resource;
    let best: { readonly owner: string; readonly total: number } | undefined;
    for (const owner of await ownersOf(this.signedIn(), this.resource)) {
      const { total = 0 } = await this.signedIn().provider.getList(this.name, {
        pagination: { page: 1, perPage: 1 },
        filter: { [of]: owner },
      });
      if (!best || total > best.total) best = { owner, total };
    }
    return best?.owner;
  }

  /** Values that a create form accepts; another number, other values. */
  valid(number = 0): Promise<AnyValues> {
    const known = this.#valid.get(number) ?? validRecord(this.signedIn(), this.resource, 9100 + 100 * number, 'create');
    this.#valid.set(number, known);
    return known;
  }

  /** Values of a create form that asks for the field; undefined when none was found. */
  async validWith(field: string): Promise<AnyValues | undefined> {
    for (let number = 0; number < TRIES; number += 1) {
      const values = await this.valid(number);
      if (sentFields(this.resource, values, 'create').includes(field)) return values;
    }
    return undefined;
  }

  /** A record nobody else uses, made from these values. */
  async made(): Promise<{ readonly id: string; readonly values: AnyValues }> {
    this.#seed += 1000;
    const values = await validRecord(this.signedIn(), this.resource, this.#seed, 'create');
    return { values, id: (await accepted(this.create(values), `${this.resource.name} with valid values`)).id };
  }

  /** A new record that is in the state to be edited or deleted; undefined when none of a few is. */
  async madeFor(action: 'edit' | 'delete'): Promise<AnyRecord | undefined> {
    for (let number = 0; number < TRIES; number += 1) {
      const record = await this.read((await this.made()).id);
      if (matches(this.resource.standard[action]?.visible, record)) return record;
    }
    return undefined;
  }

  async create(values: AnyValues): Promise<AnyRecord> {
    return (await this.signedIn().provider.create(this.name, { data: values })).data as AnyRecord;
  }

  async read(id: string): Promise<AnyRecord> {
    const { of } = this.resource;
    // what is listed below one record and has no call of its own
    if (of !== undefined && !this.resource.call('detail'))
      for (const owner of await ownersOf(this.signedIn(), this.resource)) {
        const { records } = await this.list({ filter: { [of]: owner } });
        const record = records.find((one) => one.id === id);
        if (record) return record;
      }
    return (await this.signedIn().provider.getOne(this.name, { id })).data as AnyRecord;
  }
}

/** What a call answers that must succeed; its failure says which fields were refused and why. */
export async function accepted<T>(calls: Promise<T>, what: string): Promise<T> {
  return calls.catch((error: unknown) => {
    if (!(error instanceof WireError)) throw error;
    const fields = Object.entries(error.validationErrors ?? {}).map(([name, text]) => `${name}: ${text}`);
    throw new Error(`${what} was refused: ${error.serverText ?? error.kind} ${fields.join(', ')}`, { cause: error });
  });
}

export async function failure(calls: Promise<unknown>, what = 'the call'): Promise<WireError> {
  const error: unknown = await calls.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error, `${what} was not refused`).toBeInstanceOf(WireError);
  return error as WireError;
}
