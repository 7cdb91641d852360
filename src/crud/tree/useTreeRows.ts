import { useMemo, useState } from 'react';
import { useLocale } from 'react-admin';
import { useResource } from '@/data';
import { type AnyRecord, type TreeNode, foldText } from '@/schema';
import { recordName } from '../recordName';
import { branches, countNodes, searchNodes, treeRows } from './treeRows';

/** Trees up to this size begin with everything open. */
const OPEN_BELOW = 60;
const NONE: readonly TreeNode[] = [];

/** The rows of a tree on view: what is open, what is sought. During a search the way to every find begins open. */
export function useTreeRows(nodes: readonly TreeNode[] = NONE) {
  const { resource } = useResource();
  const locale = useLocale() ?? 'en';
  const [query, setQuery] = useState('');
  /** Branches that are the other way round than at first. */
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const [base, setBase] = useState<boolean>();
  const sought = foldText(query);

  const find = useMemo(() => {
    if (sought === '') return undefined;
    const words = Object.keys(resource.fields).filter((name) => resource.fields[name]?.type.byPart);
    const texts = (record: AnyRecord) => [
      recordName(resource, record, locale),
      ...words.map((name) => String(record[name] ?? '')),
    ];
    return searchNodes(nodes, (record) => texts(record).some((text) => foldText(text).includes(sought)));
  }, [nodes, sought, resource, locale]);
  const small = useMemo(() => countNodes(nodes) <= OPEN_BELOW, [nodes]);
  const top = useMemo(() => new Set(nodes.length === 1 && nodes[0] ? [nodes[0].record.id] : []), [nodes]);

  const shown = find?.nodes ?? nodes;
  const rows = useMemo(() => {
    const first = (id: string) => base ?? (find ? find.above.has(id) : small || top.has(id));
    return treeRows(shown, (id) => first(id) !== turned.has(id), find?.hits);
  }, [shown, find, turned, base, small, top]);

  const setAll = (open: boolean) => {
    setBase(open);
    setTurned(new Set());
  };
  return {
    rows,
    query,
    search: (text: string) => {
      setQuery(text);
      setTurned(new Set());
      setBase(undefined);
    },
    /** So many nodes are what is sought; undefined while nothing is. */
    hits: find?.hits.size,
    count: useMemo(() => countNodes(nodes), [nodes]),
    hasBranches: useMemo(() => branches(shown).length > 0, [shown]),
    expandAll: () => setAll(true),
    collapseAll: () => setAll(false),
    fold: (id: string) =>
      setTurned((now) => {
        const next = new Set(now);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
  };
}
