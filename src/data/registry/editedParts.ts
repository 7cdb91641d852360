import { memoize } from './memoize';
import type { Registry } from './registry';

export type Parts = Pick<Registry, 'schema' | 'report' | 'views' | 'page'>;

/** Source that cannot be loaded, as the page that is developed hears it. */
export interface BrokenSource {
  /** `TypeError: enumeration is not a function` */
  readonly message: string;
  /** Where it was thrown, by addresses of the development server. */
  readonly stack: string;
}

/** Tells the page and the development server, which knows the line of the file. */
function tell(error: unknown): void {
  if (typeof dispatchEvent === 'undefined') return;
  const detail: BrokenSource = { message: String(error), stack: (error instanceof Error && error.stack) || '' };
  dispatchEvent(new CustomEvent('registry:broken', { detail }));
}

/**
 * What an area has after one of its files was edited. A file that cannot be loaded any more is told, and what stood
 * there before the edit goes on being drawn, with everything that was typed.
 *
 * @param before what is drawn
 * @param now the edited files
 */
export function editedParts(before: Parts, now: Parts): Parts {
  const orBefore = async <T>(read: (parts: Parts) => Promise<T>): Promise<T> => {
    try {
      return await read(now);
    } catch (error) {
      tell(error);
      return read(before);
    }
  };
  return {
    schema: memoize((name) => orBefore((parts) => parts.schema(name))),
    report: memoize((name) => orBefore((parts) => parts.report(name))),
    views: memoize((name) => orBefore((parts) => parts.views(name))),
    page: memoize((name) => orBefore((parts) => parts.page(name))),
  };
}

declare global {
  interface WindowEventMap {
    'registry:broken': CustomEvent<BrokenSource>;
    'registry:place': CustomEvent<BrokenPlace>;
  }
}

/** Where the mistake stands in its file. */
export interface BrokenPlace {
  readonly message: string;
  /** `schemas/depot/part.ts` */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  readonly column: number;
}
