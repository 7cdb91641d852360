/** A chart that moves its cursor with others. */
export interface Peer {
  /** A moment (epoch ms) or the number of a category; nothing hides the cursor. */
  readonly follow: (at: number | undefined) => void;
}

const groups = new Map<string, Set<Peer>>();
let telling = false;

/**
 * Joins charts of one name and returns the way out. The library's own `connect` goes by row: charts of 5 and of 60
 * minutes would point at different hours. Here the value of the axis is told, and each reads its own series there.
 */
export function joinLink(name: string, peer: Peer): () => void {
  const group = groups.get(name) ?? new Set<Peer>();
  groups.set(name, group.add(peer));
  return () => {
    group.delete(peer);
    if (group.size === 0) groups.delete(name);
  };
}

/** Tells the others of a name where the cursor of one is. What they do in answer is told to nobody. */
export function tellLink(name: string, from: Peer, at: number | undefined): void {
  if (telling) return;
  telling = true;
  try {
    for (const peer of groups.get(name) ?? []) if (peer !== from) peer.follow(at);
  } finally {
    telling = false;
  }
}
