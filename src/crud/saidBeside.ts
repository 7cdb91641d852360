import type { AnyRecord } from '@/schema';

/** Length of the words of another field beside it that a text begins with: of a device named after its site. */
export function saidBeside(text: string, name: string, record: AnyRecord, shown: readonly string[]): number {
  const known = record.$texts;
  if (!known) return 0;
  const beside = shown.find((other) => other !== name && known[other] && text.startsWith(`${known[other]} `));
  return beside === undefined ? 0 : (known[beside]?.length ?? 0) + 1;
}
