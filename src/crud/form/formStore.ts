import type { AnyRecord, Id } from '@/schema';
import type { Values } from './useFormState';

/** Where a form's record is kept, when it is not kept by the calls of its resource: a version of a record. @public */
export interface FormStore {
  /** Names what was typed over a session that ends. */
  readonly draft: string;
  /** The record as the server has it now; `null` when it cannot be told. */
  read(): Promise<AnyRecord | null>;
  /** Resolves the id once the server has it; undefined when the user thought better of it. Rejects when it failed. */
  save(values: Values): Promise<Id | undefined>;
}
