/** One JSON document of a collection. */
export interface Doc {
  readonly id: string;
  readonly [property: string]: unknown;
}

/**
 * Where the reference backend keeps everything: collections of JSON documents by id, in the order they
 * were first put. What is read is a copy of what was put, as JSON keeps it; documents are never changed in place.
 */
export interface Store {
  /** The same list as long as nothing of the collection changes: what is made of it can be kept by it. */
  all(collection: string): readonly Doc[];
  get(collection: string, id: string): Doc | undefined;
  /** Adds documents, or replaces those with the same id without moving them. All of them or none. */
  put(collection: string, ...docs: readonly Doc[]): void;
  /**
   * Everything that is written in it, of whatever collections, or nothing of it. Reads within it see what was there
   * before.
   */
  together(work: () => void): void;
  /** Forgets documents; unknown ids are ignored. */
  remove(collection: string, ...ids: readonly string[]): void;
  /** Forgets everything. */
  clear(): void;
  close(): void;
}
