import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Blobs } from './blobs';

/** Files of a folder. One is there whole or not at all; none is read before somebody asks for it. */
export function folderBlobs(folder: string): Blobs {
  const pathOf = (id: string): string => {
    if (!/^[\w-]+$/.test(id)) throw new Error(`"${id}" names no file.`);
    return join(folder, id);
  };
  return {
    get: (id) => {
      try {
        return new Uint8Array(readFileSync(pathOf(id)));
      } catch {
        return undefined;
      }
    },
    put: (id, bytes) => {
      mkdirSync(folder, { recursive: true });
      writeFileSync(`${pathOf(id)}.part`, bytes);
      renameSync(`${pathOf(id)}.part`, pathOf(id));
    },
    clear: () => rmSync(folder, { recursive: true, force: true }),
  };
}
