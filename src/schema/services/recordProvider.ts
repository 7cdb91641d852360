import type { CallName } from '../call';
import type { Fields } from '../field';

interface Request {
  readonly meta?: unknown;
  readonly signal?: AbortSignal | undefined;
}

/**
 * A `DataProvider` of react-admin, by its shape: what a service is asked through that has a library of its own
 * (`ra-data-json-server`, `ra-data-simple-rest`, GraphQL). Each method rejects with what went wrong; an error with a
 * `status` is the answer of a server.
 *
 * @public
 */
export interface RecordProvider {
  /**
   * One page, counted from 1, of the records that meet the filter, and how many do: `total`, or only whether there are
   * more.
   */
  getList(
    resource: string,
    params: Request & {
      readonly pagination: { readonly page: number; readonly perPage: number };
      readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
      readonly filter: Readonly<Record<string, unknown>>;
    },
  ): Promise<{
    readonly data: readonly object[];
    readonly total?: number;
    readonly pageInfo?: { readonly hasNextPage?: boolean };
  }>;
  getOne(resource: string, params: Request & { readonly id: string | number }): Promise<{ readonly data: object }>;
  getMany(
    resource: string,
    params: Request & { readonly ids: (string | number)[] },
  ): Promise<{ readonly data: readonly object[] }>;
  create(resource: string, params: Request & { readonly data: object }): Promise<{ readonly data: object }>;
  update(
    resource: string,
    params: Request & {
      readonly id: string | number;
      readonly data: object;
      readonly previousData: { readonly id: string | number };
    },
  ): Promise<{ readonly data: object }>;
  delete(resource: string, params: Request & { readonly id: string | number }): Promise<unknown>;
  deleteMany(resource: string, params: Request & { readonly ids: (string | number)[] }): Promise<unknown>;
}

/**
 * How a provider is loaded, when the first record of its service is asked for: the provider, or a module that has it as
 * its default.
 *
 * @public
 * @example () => import('shop-provider')
 */
export type ProviderLoader = () => Promise<RecordProvider | { readonly default: RecordProvider }>;

/** A call that a provider carries out instead of the wire. @public */
export interface Provided {
  readonly load: ProviderLoader;
  /** The provider's name of the resource. */
  readonly resource: string;
  /** What is to be done. */
  readonly does: CallName;
  /** By these it is known how values came, and so how they go. */
  readonly fields: Fields;
}

let byWire = false;

/**
 * For tests of schemas: the standard calls of services with a provider go over the wire, where the reference backend
 * answers them, and no provider is loaded. `false` undoes it.
 *
 * @example beforeAll(() => answerProvidersByWire())
 * @public
 */
export function answerProvidersByWire(wanted = true): void {
  byWire = wanted;
}

/** Whether providers are asked at all. */
export const areProvidersAsked = (): boolean => !byWire;
