import { call } from '../call';
import type { Page } from '../callPage';
import type { CallRequest } from '../request';
import { linksIn } from './linksIn';

/** `57`, or what stands behind the range: `items 0-9/57`. */
const TOTAL = /^(?:.*\/)?(\d{1,15})$/;

/**
 * A page with what a header says of all pages: how many records there are (`X-Total-Count: 57`, `Content-Range: items
 * 0-9/57`), or only whether there is another page (`Link`). A header that says neither counts nothing.
 */
export function countByHeader(page: Page, header: string | null): Page {
  const text = header?.trim() ?? '';
  const total = TOTAL.exec(text)?.[1];
  if (total !== undefined) return { ...page, total: Math.max(Number(total), page.rows.length), counted: true };
  const links = linksIn(text);
  return links.size === 0 ? page : { ...page, more: links.has('next') };
}

/** A call whose answer is a page that a header of it counts. */
export async function callCounted(request: CallRequest, header: string, read: (data: unknown) => Page): Promise<Page> {
  const said: { count?: string | null } = {};
  const data = await call({
    ...request,
    reads: true,
    heard: (answer) => {
      said.count = answer.headers.get(header);
      request.heard?.(answer);
    },
  });
  return countByHeader(read(data), said.count ?? null);
}
