import type { Block, Report } from '@/schema';

/** The code of a report's file. */
export const EXPORT = 'export';

/** The permission codes the controls of a report ask for: its file, and blocks that are not open with the page. */
export function codesOfReport({ blocks, download }: Report): string[] {
  const own = Object.values<Block>(blocks).flatMap(({ permission }) => permission ?? []);
  return [...new Set([...(download ? [EXPORT] : []), ...own])];
}
