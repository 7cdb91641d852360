import { useQueryClient, type Query } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { WireError, asObject } from '@/api';
import { recordName } from '@/crud';
import { useRegistry } from '@/data';
import { type AnyRecord, UNSAID } from '@/schema';
import { forgetRecord, rememberRecord, type RecentRecord } from './recentRecords';

export interface RecordPage {
  readonly at: string;
  /** Of the list it is in: `/platform/user`. */
  readonly path: string;
  readonly schema: string;
  readonly id: string;
}

type Names = Pick<RecentRecord, 'name' | 'nameEn' | 'names'> & { readonly at: string };

const isMissing = (error: unknown) =>
  error instanceof WireError && (error.status === 404 || error.messageKey === 'errors.notFound');

/**
 * Remembers the record that is on the screen for the palette, once its page has loaded it: it watches the cache, so
 * pages need to know nothing of it. A record that is gone is forgotten. Gives the names of the record.
 */
export function useRecentRecord(userId: string, { at, path, schema, id }: RecordPage): Names | undefined {
  const client = useQueryClient();
  const { registry } = useRegistry();
  const [names, setNames] = useState<Names>();
  useEffect(() => {
    const cache = client.getQueryCache();
    const resource = path.slice(1);
    let left = false;
    let seen: unknown;
    const isOwn = ({ queryKey: [name, call, params] }: Query) =>
      name === resource && call === 'getOne' && String(asObject(params)?.id) === id;
    const remember = async (record: AnyRecord) => {
      const definition = await registry.schema(schema);
      if (left) return;
      const found = {
        name: recordName(definition, record, UNSAID),
        nameEn: recordName(definition, record, 'en'),
        ...(record.$titles && { names: record.$titles }),
      };
      rememberRecord(userId, { path: at, ...found });
      setNames({ at, ...found });
    };
    const look = () => {
      const query = cache.findAll({ queryKey: [resource, 'getOne'] }).find(isOwn);
      if (isMissing(query?.state.error)) forgetRecord(userId, at);
      const record = query?.state.data;
      if (record === undefined || record === seen) return;
      seen = record;
      remember(record as AnyRecord).catch(() => undefined); // the page itself tells what could not be loaded
    };
    look();
    const stop = cache.subscribe(({ query }) => query.queryKey[0] === resource && look());
    return () => {
      left = true;
      stop();
    };
  }, [client, registry, userId, at, path, schema, id]);
  return names?.at === at ? names : undefined;
}
