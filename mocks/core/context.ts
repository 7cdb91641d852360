import type { Report, Resource, SheetFile, ReadOptions } from '@/schema';
import type { CrudHooks } from '../crud/hooks';
import type { ReportSource } from '../report/reportSource';
import type { Blobs } from '../store/blobs';
import type { Store } from '../store/store';
import type { Clock } from './clock';
import type { Locale } from './texts';

export interface Settings {
  /** The captcha's text when it is always the same (tests, demonstrations); random when absent. */
  readonly captcha?: string;
  /** Of every seeded account. */
  readonly password: string;
  /** A token of another system that signs in the operator without a password; none is taken when absent. */
  readonly outsideToken?: string;
  /** Rounds of the hash that keeps a password. Default 600,000 (OWASP for PBKDF2 with SHA-256). */
  readonly passwordRounds: number;
  /** How long a sign-in lasts. Default 8. */
  readonly tokenHours: number;
  /** How long it lasts while nothing is done. Default 2. */
  readonly idleHours: number;
  /** How long a call may sum before it is told to come again, in ms. Default without end. */
  readonly longestSum: number;
  /** Largest stored upload. */
  readonly maxUploadMegabytes: number;
  /** What the uploads of a tenant may take together. */
  readonly uploadQuotaMegabytes: number;
}

/** Words of the console for exports: a field's label, an enum value's text; `undefined` when unknown. */
export interface Labels {
  field(resource: string, field: string, locale: Locale): string | undefined;
  value(resource: string, field: string, code: string, locale: Locale): string | undefined;
  text(key: readonly string[], locale: Locale): string | undefined;
}

export interface BackendContext {
  readonly store: Store;
  /** Reads a file of sheets; rejects with a `BookProblem`. */
  readonly readWorkbook: (bytes: ArrayBuffer, options: ReadOptions) => Promise<SheetFile>;
  /** Bytes of uploaded files. */
  readonly blobs: Blobs;
  readonly clock: Clock;
  readonly resources: ReadonlyMap<string, Resource>;
  readonly settings: Settings;
  readonly labels: Labels;
  /** What schemas cannot say, by resource name. */
  readonly hooks: Map<string, CrudHooks>;
  readonly reports: ReadonlyMap<string, Report>;
  /** What is known of reports besides their schema, by their names. */
  readonly sources: ReadonlyMap<string, ReportSource>;
}
