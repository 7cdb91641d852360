/** Pages of a list that are there together, both counted from 1. */
export interface Pages {
  readonly first: number;
  readonly last: number;
}

/** The page that is read next when what is on view comes near an end; none where there is no other. */
export function nextPage({ first, last }: Pages, end: 'start' | 'end', more: boolean): number | undefined {
  if (end === 'start') return first > 1 ? first - 1 : undefined;
  return more ? last + 1 : undefined;
}

/** The pages with one more of them: those farthest from it are let go, so that no more than `most` are kept. */
export function withPage({ first, last }: Pages, page: number, most: number): Pages {
  return page > last
    ? { first: Math.max(first, page - most + 1), last: page }
    : { first: page, last: Math.min(last, page + most - 1) };
}

/** Pages of a list, and of which question they are. */
export interface PagesOf extends Pages {
  /** What is asked for besides pages: other pages are there with another. */
  readonly base: object;
  /** What the address said last: it follows a scroll when that rests, and until then may be of a page let go. */
  readonly page: number;
}

/** The pages that stay when the address says this page of this question: a page that is not among them begins anew. */
export function pagesAt(kept: PagesOf, base: object, page: number): PagesOf {
  if (kept.base === base && kept.page === page) return kept;
  const isHere = kept.base === base && page >= kept.first && page <= kept.last;
  return isHere ? { ...kept, page } : { base, page, first: page, last: page };
}

/** Rows on view and how far they reach, all px. */
export interface View {
  readonly scrollTop: number;
  readonly scrollHeight: number;
  readonly clientHeight: number;
}

/** The end of the rows that what is on view comes near, the lower one first; none where nothing is laid out. */
export function nearEnd({ scrollTop, scrollHeight, clientHeight }: View): 'start' | 'end' | undefined {
  if (clientHeight === 0) return undefined;
  if (scrollHeight - scrollTop - clientHeight < clientHeight) return 'end';
  return scrollTop < clientHeight / 2 ? 'start' : undefined;
}
