import {
  objectOf,
  defineField,
  rule,
  type CallSpec,
  type Exact,
  type Field,
  type FieldOptions,
  type IsRequired,
  type FieldType,
  formatList,
} from '@/schema';

/** A file the server keeps. @public */
export interface FileValue {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  /** Bytes. */
  readonly size?: number;
}

/** What `file({ … })` may be told. @public */
export interface FileOptions extends FieldOptions {
  /** Endings that are taken, without a dot. Default: every file. */
  readonly accept?: readonly string[];
  /** Largest file in MB. Default 100 (spec 01 §5). */
  readonly maxSize?: number;
  /** Default 1. */
  readonly maxCount?: number;
  /** The upload call. Default `POST /account/v3/web/file/upload`. */
  readonly upload?: CallSpec;
  /** What is sent: the files as objects, their ids, or their addresses. All are read. Default `'objects'`. */
  readonly wireAs?: 'objects' | 'ids' | 'urls';
}

const FILE_DEFAULTS = { maxSize: 100, maxCount: 1, upload: 'POST /account/v3/web/file/upload' } as const;

/**
 * The limits of a file field with the defaults of spec 01 §5. Sizes are in MB.
 *
 * @example const { accept, maxSize, maxCount } = fileLimits({}); // [], 100, 1
 * @public
 */
export function fileLimits(options: FileOptions) {
  return { ...FILE_DEFAULTS, accept: [] as readonly string[], ...options };
}

const textOf = (...values: unknown[]): string => {
  const found = values.find((one) => (typeof one === 'string' && one.trim() !== '') || Number.isFinite(one));
  return found === undefined ? '' : String(found);
};

/**
 * The last part of an address, readable.
 *
 * @example nameOfUrl('/files/annual%20report.pdf?v=2') // 'annual report.pdf'
 * @public
 */
export function nameOfUrl(url: string): string {
  const last = url.split(/[?#]/)[0]?.split('/').pop() ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

function readFile(wire: unknown): FileValue | null {
  if (Number.isFinite(wire)) return { id: String(wire), name: String(wire), url: '' };
  if (typeof wire === 'string') {
    const text = wire.trim();
    const address = /[/:.]/.test(text);
    return text ? { id: text, name: address ? nameOfUrl(text) || text : text, url: address ? text : '' } : null;
  }
  const given = new Map<string, unknown>(typeof wire === 'object' && wire !== null ? Object.entries(wire) : []);
  const url = textOf(given.get('url'), given.get('fileUrl'), given.get('path'));
  const id = textOf(given.get('fileId'), given.get('id')) || url;
  const size = Number(given.get('size') ?? given.get('fileSize') ?? Number.NaN);
  if (!id) return null;
  const name = textOf(given.get('name'), given.get('fileName'), given.get('originalName')) || nameOfUrl(url) || id;
  return { id, name, url, ...(size >= 0 && { size }) };
}

/**
 * Whether the name of a file has one of the endings, upper or lower case; without endings every name fits.
 *
 * @example hasEnding('backup.TAR.GZ', ['zip', 'tar.gz']) // true
 * @public
 */
export function hasEnding(name: string, accept: readonly string[]): boolean {
  const lower = name.toLowerCase();
  return (
    accept.length === 0 ||
    accept.some((one) => lower.endsWith(`.${one.toLowerCase()}`) && lower.length > one.length + 1)
  );
}

/** Names of the files of a value; what is no file has none. */
const namesOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : []).map((one) => textOf(objectOf(one).name));

/** The type behind `file()`, for parts that draw its values: `defineCell`, `defineInput`. @public */
export const fileType: FieldType<FileValue[], FileOptions> = {
  name: 'file',
  traits: { files: true, linked: true, unordered: true },
  sheet: false,
  wide: true,
  decode: (wire) => {
    if (wire === null || wire === undefined) return null;
    const list = typeof wire === 'string' ? wire.split(',') : Array.isArray(wire) ? wire : [wire];
    return list.map(readFile).filter((one) => one !== null);
  },
  encode: (value, { wireAs }) =>
    wireAs === 'ids'
      ? value.map((one) => one.id).join(',')
      : wireAs === 'urls'
        ? value.map((one) => one.url).join(',')
        : value,
  rules: (options) => {
    const { accept, maxCount } = fileLimits(options);
    return [
      rule('fileCount', (value) => namesOf(value).length <= maxCount, { max: maxCount }),
      ...(accept.length > 0
        ? [
            rule('fileFormat', (value) => namesOf(value).every((one) => hasEnding(one, accept)), {
              types: formatList(accept),
            }),
          ]
        : []),
    ];
  },
  sample: (seed, options) => {
    const name = `document-${seed}.${options.accept?.[0] ?? 'pdf'}`;
    return [{ id: String(seed), name, url: `/files/${name}`, size: 1024 * (1 + (Math.abs(Math.trunc(seed)) % 900)) }];
  },
  text: (value) => value.map((one) => one.name).join(', '),
};

/**
 * Uploaded files, each with id, name, address and size in bytes.
 *
 * @example file({ accept: ['bin', 'zip'], maxSize: 100, upload: 'POST upload' })
 * @public
 */
export function file<const O extends FileOptions = object>(
  options?: Exact<O, FileOptions>,
): Field<FileValue[], IsRequired<O>, FileOptions> {
  return defineField(fileType, (options ?? {}) as O);
}
