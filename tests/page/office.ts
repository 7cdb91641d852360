import type { Page } from './page';

/** A call of the back office that has to succeed: what a walk begins with. */
export const office = <T>(page: Page, path: string, body: object): Promise<T> =>
  page.given<T>(`POST /iems-goeu-web/web/${path}`, body);

/** The first record that a list of the back office finds. */
export async function officeFirst(page: Page, path: string, params: object): Promise<{ readonly id: string }> {
  const { list } = await office<{ readonly list: readonly { readonly id: string }[] }>(page, path, {
    pageNum: 1,
    pageSize: 1,
    ...params,
  });
  const [first] = list;
  if (!first) throw new Error(`${path} finds nothing.`);
  return first;
}
