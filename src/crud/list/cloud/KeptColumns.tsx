import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useOwn } from '@/data/page/useOwn';
import { invoke } from '@/data/records/invoke';
import { useResource } from '@/data/registry/ResourceContext';
import type { CloudTable } from '@/schema';
import { useDebounced } from '@/widgets/useDebounced';
import { PLAIN_LAYOUT, readLayout, type ColumnLayout } from '../columns/ColumnLayout';
import { headerOf, layoutOf } from './headerLayout';

const asText = (layout: ColumnLayout): string => JSON.stringify(layout);

/** Keeps the columns of a list as the cloud has them for this user, and tells it when he arranges them. Draws nothing. */
export function KeptColumns({ table: { tableCode, header, keepHeader } }: { readonly table: CloudTable }) {
  const { resource, path, scope } = useResource();
  const translate = useTranslate();
  const [own, setOwn] = useOwn<unknown>(`${path}.columns`, PLAIN_LAYOUT);
  const layout = useDebounced(asText(readLayout(own)));
  const [begun] = useState(() => asText(readLayout(own)));
  const [known, setKnown] = useState<string>();
  const { data } = useQuery({
    queryKey: ['header', path, tableCode],
    queryFn: async ({ signal }) =>
      header ? layoutOf(resource.columns, Object(await invoke(resource.resolve(header), { tableCode }, { signal, quiet: true }))) : null,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const take = useEffectEvent(() => {
    if (!data) return;
    setKnown(asText(data));
    if (asText(readLayout(own)) === begun) setOwn(data); // else they were arranged while the answer was on its way: that holds, and is told
  });
  useEffect(() => take(), [data]);
  const tell = useEffectEvent(() => {
    // the first that differs may still be the layout of before
    if (!keepHeader || known === undefined || layout === known || layout !== asText(readLayout(own))) return;
    setKnown(layout);
    const columns = headerOf(resource.columns, readLayout(own), (field) => translate(`${scope}.fields.${field}`));
    invoke(resource.resolve(keepHeader), { tableCode, columns }).catch(() => undefined); // said by the shell; it is kept in the browser
  });
  useEffect(() => tell(), [layout, known]);
  return null;
}
