import { fetchSealKey } from '@/api';
import { currentTime } from '@/schema/dates';

type SealKey = Awaited<ReturnType<typeof fetchSealKey>>;

const FRESH_MS = 5 * 60_000;
let prepared: { readonly key: Promise<SealKey>; readonly at: number } | undefined;

/** Asks for a key before it is needed: when the sign-in opens, and again after a failed one (spec 01 §2). */
export function prepareSealKey(): void {
  const key = fetchSealKey();
  key.catch(() => undefined); // whoever takes it asks again
  prepared = { key, at: currentTime() };
}

/** The prepared key, once; a new one when there is none, it is old or its call failed. */
export async function takeSealKey(): Promise<SealKey> {
  const ready = prepared && currentTime() - prepared.at < FRESH_MS ? prepared.key : undefined;
  prepared = undefined;
  return (await ready?.catch(() => undefined)) ?? fetchSealKey();
}
