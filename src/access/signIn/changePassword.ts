import { call, fetchSealKey, sealPassword } from '@/api';

/**
 * Changes the signed-in user's password (spec 01 §7, `user/updatePwd`); all three are sealed with one key.
 * Rejects with a `WireError` that nobody else shows.
 */
export async function changePassword(values: {
  readonly oldPwd: string;
  readonly newPwd: string;
  readonly confirmPwd: string;
}): Promise<void> {
  const key = await fetchSealKey();
  const [oldPwd, newPwd, confirmPwd] = await Promise.all([
    sealPassword(values.oldPwd, key),
    sealPassword(values.newPwd, key),
    sealPassword(values.confirmPwd, key),
  ]);
  await call({
    method: 'POST',
    path: '/account/v3/web/user/updatePwd',
    params: { oldPwd, newPwd, confirmPwd },
    quiet: true,
  });
}
