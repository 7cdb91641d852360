import { call, asObject, asText } from '@/api';

/** What the cloud says of the signed-in user; '' where it says nothing. */
export interface OwnAccount {
  readonly tenant: string;
  readonly organization: string;
  /** Names of his roles, joined. */
  readonly roles: string;
  readonly email: string;
  readonly phone: string;
}

const names = (value: unknown): string =>
  Array.isArray(value)
    ? value
        .map((one: unknown) => asText(asObject(one)?.name ?? one))
        .filter(Boolean)
        .join(', ')
    : asText(value);

/** Reads a `user/info` answer of any shape. */
export function readOwnAccount(raw: unknown): OwnAccount {
  const user = asObject(raw) ?? {};
  return {
    tenant: asText(user.tenantName),
    organization: asText(user.orgName),
    roles: names(user.roleNames ?? user.roles),
    email: asText(user.email),
    phone: asText(user.phone),
  };
}

/** Asks for it (spec 01 §7, `user/info`). Rejects with a `WireError` that nobody else shows. */
export async function ownAccount(signal?: AbortSignal): Promise<OwnAccount> {
  return readOwnAccount(
    await call({
      method: 'GET',
      path: '/account/v3/web/user/info',
      params: {},
      quiet: true,
      signal,
    }),
  );
}
