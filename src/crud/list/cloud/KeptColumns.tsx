import { objectOf, type CloudTable } from '@/schema';
import { useOwn, invoke, useResource } from '@/data';
import { useDebounced } from '@/widgets';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslate } from 'react-admin';
import { PLAIN_LAYOUT, readLayout, type ColumnLayout } from '../columns/ColumnLayout';
import { headerOf, layoutOf } from './headerLayout';

const asText = (layout: ColumnLayout): string => JSON.stringify(layout);

/**
 * Keeps the columns of a list as the cloud has them for this user, and tells it when he arranges them. What both agreed
 * upon last is kept beside them. Draws nothing.
 */
export function KeptColumns({ table: { tableCode, header, keepHeader } }: { readonly table: CloudTable }) {
  const { resource, path, scope } = useResource();
  const translate = useTranslate();
  const [own, setOwn] = useOwn<unknown>(`${path}.columns`, PLAIN_LAYOUT);
  const layout = useDebounced(asText(readLayout(own)));
  const [agreed, setAgreed] = useOwn<string>(`${path}.columns.agreed`, asText(PLAIN_LAYOUT));
  const { data } = useQuery({
    queryKey: ['header', path, tableCode],
    queryFn: async ({ signal }) =>
      header
        ? layoutOf(
            resource.columns,
            objectOf(await invoke(resource.resolve(header), { tableCode }, { signal, quiet: true })),
          )
        : null,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const take = useEffectEvent(() => {
    if (!data) return;
    setAgreed(asText(data));
    // else they were arranged and the cloud was not told: while this was on its way, or as the window closed; that
    // holds, and is told
    if (asText(readLayout(own)) === agreed) setOwn(data);
  });
  useEffect(() => take(), [data]);
  const tell = useEffectEvent(() => {
    // the first that differs may still be the layout of before
    if (!keepHeader || !data || layout === agreed || layout !== asText(readLayout(own))) return;
    const columns = headerOf(resource.columns, readLayout(own), (field) => translate(`${scope}.fields.${field}`));
    invoke(resource.resolve(keepHeader), { tableCode, columns }).then(
      () => setAgreed(layout),
      () => undefined, // said by the shell; it is kept in the browser, and told the next time
    );
  });
  useEffect(() => tell(), [layout, agreed, data]);
  return null;
}
