import type { FieldDraft, Say } from '../../draft';

/** What of a field its own schema does not say. */
export interface FieldUse {
  readonly required: boolean;
  /** Set by the system. */
  readonly readOnly: boolean;
  /** It is said of the record itself: `clientId` of a client is its own code, and leads to no other. */
  readonly own?: boolean;
  /** How many groups and rows it stands inside of. */
  readonly depth?: number;
  /** Only a new record is asked for it; it is shown afterwards, or never seen again. */
  readonly only?: 'fixed' | 'createOnly';
}

/** Records that a field holds the id of. */
export interface Target {
  readonly name: string;
  readonly tree: boolean;
  /** It is not written now, and not there: its ids are kept as they are. */
  readonly absent?: true;
  /** What its records are known by, where that says whose id it is: `stationCode` of a station. */
  readonly idName?: string;
  /** Field with the record that both stand below, these and those that refer to them. */
  readonly of?: string;
}

export interface FieldContext {
  readonly resource: string;
  /** What a field like `brandId` refers to. */
  targetOf(name: string): Target | undefined;
  /** The service speaks otherwise than the platform, so it does not know its keys and marks either. */
  readonly isForeign: boolean;
  /** Tells how a moment is written that a form sends: with its offset, or as the clock on the wall shows it. */
  sent(dates: 'iso' | 'local', place: string): void;
  readonly say: Say;
}

/** A field without what stands around its type. */
export type TypeDraft = Omit<FieldDraft, 'name' | 'words'>;
