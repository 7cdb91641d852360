import { expect, test } from '@playwright/test';
import { admin } from './accounts';
import { sharedSession, type Session } from './backend';

/** A call of the back office that has to succeed: what a walk begins with. */
export async function office<T = unknown>(
  path: string,
  body: object,
  from?: { readonly session: Session; readonly origin: string },
): Promise<T> {
  const { accessToken } = from?.session ?? (await sharedSession(admin));
  const response = await fetch(
    `${from?.origin ?? test.info().project.use.baseURL}/api/hems/iems-goeu-web/web/${path}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', language: 'en', authorization: `Bearer ${accessToken}` },
      body: JSON.stringify(body),
    },
  );
  const { code, msg, data } = (await response.json()) as {
    readonly code: string;
    readonly msg: string;
    readonly data: T;
  };
  expect(code, msg).toBe('0000');
  return data;
}

/** The first record that a list of the back office finds. */
export async function officeFirst(
  path: string,
  params: object,
  from?: Parameters<typeof office>[2],
): Promise<{ readonly id: string }> {
  const { list } = await office<{ readonly list: readonly { readonly id: string }[] }>(
    path,
    { pageNum: 1, pageSize: 1, ...params },
    from,
  );
  const [first] = list;
  if (!first) throw new Error(`${path} finds nothing.`);
  return first;
}
