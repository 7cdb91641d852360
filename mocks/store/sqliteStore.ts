import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import sqlite from 'node-sqlite3-wasm';
import { docText } from './docText';
import { memoryStore } from './memoryStore';
import { ownFile } from './ownFile';
import type { Doc, Store } from './store';

/*
 * What is written is in the hands of the operating system when a call returns, and outlives the process; it is not
 * waited for until it is on the disk, which takes ten times as long as the call. The journal is kept, not made anew.
 */
const TABLE = `
  PRAGMA synchronous = OFF;
  PRAGMA journal_mode = PERSIST;
  CREATE TABLE IF NOT EXISTS docs (
    place INTEGER PRIMARY KEY AUTOINCREMENT, collection TEXT NOT NULL, id TEXT NOT NULL, body TEXT NOT NULL,
    UNIQUE (collection, id)
  )`;
const PUT =
  'INSERT INTO docs (collection, id, body) VALUES (?, ?, ?) ON CONFLICT (collection, id) DO UPDATE SET body = excluded.body';

/**
 * A store in one SQLite file. Everything is read once and kept in memory; every change is written before
 * the call returns, so that nothing is lost when the process is killed.
 * Throws when another running process has the file.
 */
export function sqliteStore(file: string): Store {
  mkdirSync(dirname(file), { recursive: true });
  const owned = ownFile(file);
  const database = new sqlite.Database(file);
  database.exec(TABLE);
  const write = database.prepare(PUT);
  const memory = memoryStore();
  for (const row of database.all('SELECT collection, body FROM docs ORDER BY place')) {
    memory.put(String(row.collection), JSON.parse(String(row.body)) as Doc);
  }
  /** What is to be in memory once it is on the disk; undefined outside of a transaction. */
  let later: (() => void)[] | undefined;
  const together = (work: () => void): void => {
    if (later) return work();
    owned.check();
    later = [];
    database.exec('BEGIN');
    try {
      work();
      database.exec('COMMIT');
      for (const apply of later) apply();
    } catch (error) {
      database.exec('ROLLBACK');
      throw error;
    } finally {
      later = undefined;
    }
  };
  return {
    all: memory.all,
    get: memory.get,
    put: (collection, ...docs) => {
      together(() => {
        docs.forEach((doc) => write.run([collection, doc.id, docText(doc)]));
        later?.push(() => memory.put(collection, ...docs));
      });
    },
    together,
    remove: (collection, ...ids) => {
      together(() => {
        ids.forEach((id) => database.run('DELETE FROM docs WHERE collection = ? AND id = ?', [collection, id]));
        later?.push(() => memory.remove(collection, ...ids));
      });
    },
    clear: () => {
      owned.check();
      database.exec('DELETE FROM docs');
      memory.clear();
    },
    close: () => {
      write.finalize();
      database.close();
      owned.release();
    },
  };
}
