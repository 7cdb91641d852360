import type { PinSide } from '@/widgets/internal';

/**
 * How a person arranged the columns of a list: plain data, so that it can be remembered and be part of a saved view.
 * Fields the schema does not know (any more) are passed over, those it got since stand where the schema puts them.
 */
export interface ColumnLayout {
  /**
   * Fields in their wanted order, those not on view too. A field in `order` that is not in `hidden` is shown, also one
   * the schema hides.
   */
  readonly order: readonly string[];
  /** Fields that are not on view. */
  readonly hidden: readonly string[];
  /** Widths in px a person gave, by field. */
  readonly widths: Readonly<Record<string, number>>;
  readonly pinned: Readonly<Record<string, PinSide>>;
}

/** As the schema has it. */
export const PLAIN_LAYOUT: ColumnLayout = { order: [], hidden: [], widths: {}, pinned: {} };

/** Narrowest and widest a column can be made, in px. */
export const MIN_WIDTH = 64;
export const MAX_WIDTH = 960;

export const saneWidth = (width: number): number => Math.round(Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, width)));

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? [...new Set(value.filter((one): one is string => typeof one === 'string'))] : [];
const entries = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];

/** A layout from anything that was kept: what cannot be read is as the schema has it. */
export function readLayout(kept: unknown): ColumnLayout {
  const parts = new Map(entries(kept));
  const widths = entries(parts.get('widths')).filter((one): one is [string, number] => Number.isFinite(one[1]));
  const pinned = entries(parts.get('pinned')).filter(
    (one): one is [string, PinSide] => one[1] === 'left' || one[1] === 'right',
  );
  return {
    order: texts(parts.get('order')),
    hidden: texts(parts.get('hidden')),
    widths: Object.fromEntries(widths.map(([field, width]) => [field, saneWidth(width)])),
    pinned: Object.fromEntries(pinned),
  };
}
