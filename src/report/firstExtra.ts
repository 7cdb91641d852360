import type { Block, Report, WireRow } from '@/schema';

/** Rows of a page where the block says nothing. */
export const PAGE_SIZE = 50;

/** What a block is asked with besides the parameters when it is first on view: the first page, the first choice of its switch. */
export function firstExtra(report: Report, block: Block): WireRow {
  if (block.kind === 'table' && block.call !== undefined && report.resolve(block.call).pages !== false) return { pageNum: 1, pageSize: block.pageSize ?? PAGE_SIZE };
  if (block.kind === 'chart' && block.switch) return { [block.switch.param]: block.switch.values[0] };
  return {};
}
