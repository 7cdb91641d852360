import type { DataProvider } from 'react-admin';
import type { Download } from '@/api';
import type { AnyRecord, Id, TreeNode } from '@/schema';
import type { BulkWatch } from './bulk';
import type { LoadParams } from './loadAction';
import type { Sort } from '../lists/sortParams';

type Values = Readonly<Record<string, unknown>>;
interface Cancellable {
  readonly signal?: AbortSignal;
  /** The caller shows the failure itself: no toast. */
  readonly quiet?: boolean;
}

/** Which action, over what, with what a person filled in. Neither `record` nor `ids`: over the list. */
export interface ActionParams extends Cancellable, BulkWatch {
  readonly key: string;
  readonly record?: AnyRecord;
  readonly ids?: readonly Id[];
  /** The selected records, when the action sends fields of them. */
  readonly records?: readonly AnyRecord[];
  /** Of the action's form. */
  readonly values?: Values;
}

export interface ActionResult {
  /** `data` of the answer; the last one when each record had its own call. */
  readonly answer: unknown;
  /** Of an action with `download`. */
  readonly file?: Download;
  /** Of an action with `reveal`. */
  readonly secret?: string;
}

export interface ListParams extends Cancellable {
  readonly filter?: Values;
  readonly sort?: Sort;
}

export interface ChangeParams extends Cancellable, BulkWatch {
  readonly ids: readonly Id[];
  /** The new values; everything else of the records stays. */
  readonly values: Values;
}

export interface OptionsParams extends Cancellable {
  readonly filter?: Values;
  /** Part of the text that stands for the record. */
  readonly search?: string;
  /** Id of the record that they stand below, where it takes that one to list them. */
  readonly below?: Id;
  /** At most that many of a page call. Default 50. */
  readonly limit?: number;
}

/**
 * What react-admin knows, and more: `useDataProvider<ConsoleDataProvider>()`. Every method rejects with a `WireError`,
 * those over several records with a `BulkFailure` when any failed; a failed mutation never resolves.
 *
 * @public
 */
export interface ConsoleDataProvider extends DataProvider {
  supportAbortSignal: true;
  /** All nodes of a tree resource, nested. */
  tree(resource: string, params?: ListParams): Promise<{ data: TreeNode[] }>;
  /** Records to choose from, by the options call or the first page; only id and names are certain. */
  options(resource: string, params?: OptionsParams): Promise<{ data: AnyRecord[]; total: number }>;
  /** Runs a declared action (or a workflow's transition). */
  action(resource: string, params: ActionParams): Promise<{ data: ActionResult }>;
  /** What an action loads before it asks: values of its `shows` and its form, by field. */
  loadAction(resource: string, params: LoadParams): Promise<{ data: Values }>;
  /** The figures above a list, as they are answered: asked with its filters. */
  summary(resource: string, params: Cancellable & { readonly filter: Values }): Promise<{ data: unknown }>;
  /**
   * Sets a few values of records by their edit call. Each record is read whole first, and sent whole, as its form would
   * send it: an edit call may take what is missing as cleared. Resolves the records as they are now.
   */
  change(resource: string, params: ChangeParams): Promise<{ data: AnyRecord[] }>;
  /** The export call with the list's filters; the caller saves the file. */
  exportList(resource: string, params?: ListParams & { readonly ids?: readonly Id[] }): Promise<{ data: Download }>;
}
