import { wireConfig } from '@/api';
import { blockFacts, ownCall, type Block, type Report, type WireRow } from '@/schema';

/** Rows of a page where the block says nothing. */
export const PAGE_SIZE = 50;

/** A page of a table, as extra parameters. */
export const pageExtra = (page: number, size = PAGE_SIZE): WireRow => ({
  [wireConfig.fields.pageNum]: page,
  [wireConfig.fields.pageSize]: size,
});

/** The page extra parameters ask for; undefined where they ask for everything. */
export function pageIn(extra: WireRow): { readonly number: number; readonly size: number } | undefined {
  const { pageNum, pageSize } = wireConfig.fields;
  const [number, size] = [extra[pageNum], extra[pageSize]];
  return typeof number === 'number' && typeof size === 'number' ? { number, size } : undefined;
}

/**
 * What a block is asked with besides the parameters when it is first on view: the first page, the first choice of its
 * switch.
 */
export function firstExtra(report: Report, block: Block): WireRow {
  const { pages, first } = blockFacts(block);
  const call = ownCall(block);
  return pages && call !== undefined && report.resolve(call).pages !== false ? pageExtra(1, pages.size) : (first ?? {});
}
