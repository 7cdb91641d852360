import type { Page } from '../callPage';
import { linksIn } from './links';

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
