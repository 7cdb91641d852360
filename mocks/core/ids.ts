import type { Store } from '../store/store';

const COUNTERS = 'counters';
const FIRST = 1_900_000_000_000_000_000n;

/** A new id: a 64-bit number as text, as the cloud's are. Rises with every record, also after a restart. */
export function newId(store: Store): string {
  const count = Number(store.get(COUNTERS, 'id')?.count ?? 0) + 1;
  store.put(COUNTERS, { id: 'id', count });
  return String(FIRST + BigInt(count));
}

/** The id of a seeded record: 19 digits made from its name, the same in every database. */
export function seedId(name: string): string {
  let hash = 0xcbf29ce484222325n; // FNV-1a
  for (const char of name) hash = BigInt.asUintN(64, (hash ^ BigInt(char.codePointAt(0) ?? 0)) * 0x100000001b3n);
  return `1${String(hash % 1_000_000_000_000_000_000n).padStart(18, '0')}`;
}

/** An unguessable text of letters, digits, hyphens and underscores. */
export function secretText(bytes = 32): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return btoa(String.fromCharCode(...random))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
