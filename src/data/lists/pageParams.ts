import { wireConfig } from '@/api';
import type { Call, WireRow } from '@/schema';

/**
 * What asks a call for a page: its number, or how many records stand before it, and how many there are to be. By the
 * names of the platform; `nameParams` gives them those of the call.
 *
 * @param page counted from 1
 */
export function pageParams(
  { offset, first = 1 }: Pick<Call, 'offset' | 'first'>,
  page: number,
  perPage: number,
): WireRow {
  const { pageNum, pageSize } = wireConfig.fields;
  return { [pageNum]: offset ? (page - 1) * perPage : page - 1 + first, [pageSize]: perPage };
}
