import { randomUUID } from 'node:crypto';

/** A name no other test uses: `Role 3f9a0c12`. */
export function unique(word: string): string {
  return `${word} ${mark()}`;
}

/** Eight letters and digits no other test uses. */
export function mark(): string {
  return randomUUID().slice(0, 8);
}
