/** Where uploaded files are: their bytes by id, beside the documents that tell of them. */
export interface Blobs {
  get(id: string): Uint8Array<ArrayBuffer> | undefined;
  put(id: string, bytes: Uint8Array<ArrayBuffer>): void;
  clear(): void;
}

export function memoryBlobs(): Blobs {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();
  return { get: (id) => kept.get(id), put: (id, bytes) => void kept.set(id, bytes), clear: () => kept.clear() };
}
