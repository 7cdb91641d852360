import {
  defineField,
  rule,
  type CallSpec,
  type Exact,
  type Field,
  type FieldOptions,
  type IsRequired,
  type FieldType,
} from '@/schema';

/** What `image({ … })` may be told. @public */
export interface ImageOptions extends FieldOptions {
  /** Default png, jpg, jpeg (spec 01 §5). */
  readonly accept?: readonly string[];
  /** Largest file in MB. Default 50. */
  readonly maxSize?: number;
  /** Default 6; a single image has 1. */
  readonly maxCount?: number;
  /** The upload call. Default `POST /account/v3/web/file/upload`. */
  readonly upload?: CallSpec;
  /** One address as text instead of a list. */
  readonly single?: boolean;
  /** What a list is sent as: a list, or one comma-joined text. Both are read. Default `'list'`. */
  readonly wireAs?: 'list' | 'text';
}

/** The value of an image field: one address when it is single, else a list. @public */
export type ImageValue<O> = O extends { readonly single: true } ? string : string[];

const ACCEPT: readonly string[] = ['png', 'jpg', 'jpeg'];

/**
 * The limits of an image field with the defaults of spec 01 §5. Sizes are in MB.
 *
 * @example imageLimits({ single: true }).maxCount // 1
 * @public
 */
export function imageLimits(options: ImageOptions) {
  const maxCount = options.single ? 1 : 6;
  return {
    accept: ACCEPT,
    maxSize: 50,
    upload: 'POST /account/v3/web/file/upload' as CallSpec,
    ...options,
    maxCount: options.maxCount ?? maxCount,
  };
}

function readAddress(wire: unknown): string | null {
  if (typeof wire === 'string') return wire.trim() || null;
  const given = new Map<string, unknown>(typeof wire === 'object' && wire !== null ? Object.entries(wire) : []);
  const url = given.get('url') ?? given.get('fileUrl');
  return typeof url === 'string' ? url.trim() || null : null;
}

/**
 * Addresses of a list, of one text, or of a comma-joined text; a data: address holds commas itself.
 *
 * @example imageUrls('/a.png,/b.png') // ['/a.png', '/b.png']
 * @public
 */
export function imageUrls(wire: unknown): string[] {
  const text = typeof wire === 'string' ? wire.trim() : undefined;
  const list =
    text === undefined ? (Array.isArray(wire) ? wire : [wire]) : /^data:/i.test(text) ? [text] : text.split(',');
  return list.map(readAddress).filter((one) => one !== null);
}

/** A small drawing, so that sample data needs no file. */
function drawing(seed: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="hsl(${(seed * 47) % 360} 35% 60%)"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** The type behind `image()`, for parts that draw its values: `defineCell`, `defineInput`. @public */
export const imageType: FieldType<string | string[], ImageOptions> = {
  name: 'image',
  traits: { linked: true, unordered: true },
  sheet: false,
  wide: true,
  decode: (wire, { single }) => {
    const urls = imageUrls(wire);
    return single ? (urls[0] ?? null) : urls.length > 0 ? urls : null;
  },
  encode: (value, { wireAs }) => (wireAs === 'text' && Array.isArray(value) ? value.join(',') : value),
  rules: (options) => {
    const { maxCount } = imageLimits(options);
    return [rule('imageCount', (value) => imageUrls(value).length <= maxCount, { max: maxCount })];
  },
  sample: (seed, { single }) => (single ? drawing(seed) : [drawing(seed)]),
  text: (value) =>
    imageUrls(value)
      .map((one) => (/^data:/i.test(one) ? '[image]' : one))
      .join(', '),
};

/**
 * Pictures by address: a list of them, or one text when it is `single`.
 *
 * @example image({ single: true, maxSize: 2, accept: ['png', 'svg'] })
 * @public
 */
export function image<const O extends ImageOptions = object>(
  options?: Exact<O, ImageOptions>,
): Field<ImageValue<O>, IsRequired<O>, ImageOptions> {
  // `single` decides at run time what it decides here as a type
  const type = imageType as unknown as FieldType<ImageValue<O>, ImageOptions>;
  return defineField(type, (options ?? {}) as O);
}
