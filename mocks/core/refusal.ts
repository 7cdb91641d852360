import { say, type Locale, type Text, type TextKey } from './texts';

/** Why one field was refused. */
export interface FieldRefusal {
  readonly key: TextKey | Text;
  readonly args?: Readonly<Record<string, string | number>>;
}

export interface RefusalOptions {
  /** HTTP status; 200 for a refusal in business terms. */
  readonly status?: number;
  /** Envelope code; the status when that is not 200, else '4000'. */
  readonly code?: string;
  readonly args?: Readonly<Record<string, string | number>>;
  /** Seconds after which it may be tried again. */
  readonly retryAfter?: number;
  readonly fields?: Readonly<Record<string, FieldRefusal>>;
}

/** Thrown by any handler to answer no: `throw new Refusal('roleBound')`, or with a text of the area's own. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly key: TextKey | Text,
    readonly options: RefusalOptions = {},
  ) {
    super(typeof key === 'string' ? key : key.en);
  }

  get status(): number {
    return this.options.status ?? 200;
  }

  get code(): string {
    return this.options.code ?? (this.status === 200 ? '4000' : String(this.status));
  }

  text(locale: Locale): string {
    return say(this.key, locale, this.options.args);
  }

  /** Texts by field, when fields were refused. */
  errors(locale: Locale): Record<string, string> | undefined {
    const fields = Object.entries(this.options.fields ?? {});
    if (fields.length === 0) return undefined;
    return Object.fromEntries(fields.map(([name, { key, args }]) => [name, say(key, locale, args)]));
  }
}

/** Refuses fields by name; the message is that of the first when there is only one. */
export function refuseFields(fields: Readonly<Record<string, FieldRefusal>>): Refusal {
  return new Refusal('invalid', { code: '4001', fields });
}
