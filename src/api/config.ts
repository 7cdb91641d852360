/** Names of the envelope's parts (spec 01 §7, §8). @public */
export interface WireFields {
  readonly code: string;
  readonly msg: string;
  readonly data: string;
  readonly list: string;
  readonly total: string;
  readonly pageNum: string;
  readonly pageSize: string;
}

/** What differs from backend to backend. @public */
export interface WireConfig {
  /** The one code that means success; compared as text. */
  readonly successCode: string;
  readonly fields: WireFields;
  /** Before every path that is not of the home service. */
  readonly platformPrefix: string;
  readonly homePrefix: string;
  readonly homeService: string;
  /**
   * Languages the backend knows. It is told that of the page, else the one that stands in for it; and what it keeps in
   * several languages, as names of menus, is given in each of these. Default: Chinese and English.
   */
  readonly languages: readonly string[];
  /** Sent with every request of the home side. */
  readonly productHeader: { readonly name: string; readonly value: string };
  /** Parameter of `/login` that brings a token of another system; it is exchanged for a session. */
  readonly entryToken: string;
  /** Names this console where such a token is exchanged. */
  readonly tokenSource: string;
  /** Header in which every call gets an id of its own, to be found again in the server's log; '': none is sent. */
  readonly traceHeader: string;
  /** Header with the random id of a submission, by which a cloud knows one that is sent again; '': none is sent. */
  readonly submissionHeader: string;
  /** Names inside the sealed password envelope. */
  readonly passwordKeys: { readonly pwd: string; readonly random: string };
  /** Passwords are sealed also with RSA keys of fewer than 2,048 bits, or with exponent 3. */
  readonly allowWeakKeys: boolean;
  /**
   * Calls that begin so are not made: a console with a sign-in of its own has no account service. '': all are made.
   */
  readonly closed: string;
  /** Milliseconds, the body included (spec 01 §9). */
  readonly timeout: number;
  /** Milliseconds for exports, downloads and uploads (spec 01 §9). */
  readonly exportTimeout: number;
}

type OfCloud = Pick<
  WireConfig,
  'platformPrefix' | 'homePrefix' | 'homeService' | 'productHeader' | 'entryToken' | 'tokenSource'
>;

/** What a later room says of its cloud, found by the name of its file. */
const ofCloud = Object.values(import.meta.glob<OfCloud>('../*/cloud/wire.ts', { eager: true, import: 'wire' })).reduce(
  (all, more) => ({ ...all, ...more }),
);

const config: { -readonly [K in keyof WireConfig]: WireConfig[K] } = {
  successCode: '0000',
  fields: {
    code: 'code',
    msg: 'msg',
    data: 'data',
    list: 'list',
    total: 'totalSize',
    pageNum: 'pageNum',
    pageSize: 'pageSize',
  },
  languages: ['zh', 'en'],
  traceHeader: '',
  submissionHeader: 'Idempotency-Key',
  passwordKeys: { pwd: 'pwd', random: 'random' },
  allowWeakKeys: false,
  closed: '',
  // covers VR-139
  timeout: 30_000,
  // covers VR-138
  exportTimeout: 120_000,
  ...ofCloud,
};

/** The wire as it is spoken now. @public */
export const wireConfig: Readonly<WireConfig> = config;

/**
 * Changes parts of it, before the first call: another success code, `records` instead of `list`.
 *
 * @example configureWire({ successCode: '200', timeout: 60_000 })
 * @public
 */
export function configureWire(change: Partial<WireConfig>): void {
  Object.assign(config, change);
}
