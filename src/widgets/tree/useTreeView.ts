import { useCallback, useMemo, useState } from 'react';
import { ancestorsOf, branchesOf, indexTree, type TreeOption } from './treeIndex';
import { searchTree, visibleNodes } from './visibleNodes';

/** Trees up to this size begin with everything open. */
const OPEN_BELOW = 60;

/**
 * What of a tree is on view: its index, the search, and which branches are open. At first the chosen nodes are in
 * sight.
 */
export function useTreeView(options: readonly TreeOption[], chosen: readonly string[]) {
  const index = useMemo(() => indexTree(options), [options]);
  const [query, setQuery] = useState('');
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(() => {
    const small = index.size <= OPEN_BELOW;
    const top = options.length === 1 && options[0] ? [options[0].id] : [];
    return new Set(small ? branchesOf(index) : [...top, ...chosen.flatMap((id) => ancestorsOf(index, id))]);
  });
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set()); // during a search everything found begins open
  const found = useMemo(() => searchTree(index, query), [index, query]);
  const visible = useMemo(() => {
    const ids = visibleNodes(index, expanded, found);
    if (!found || closed.size === 0) return ids;
    return ids.filter((id) => !ancestorsOf(index, id).some((one) => closed.has(one)));
  }, [index, expanded, found, closed]);
  const isOpen = useCallback((id: string) => (found ? !closed.has(id) : expanded.has(id)), [found, closed, expanded]);
  const setOpen = useCallback(
    (ids: readonly string[], open: boolean) => {
      const change = (add: boolean) => (old: ReadonlySet<string>) => {
        const next = new Set(old);
        for (const id of ids)
          if (add) next.add(id);
          else next.delete(id);
        return next;
      };
      if (found) setClosed(change(!open));
      else setExpanded(change(open));
    },
    [found],
  );
  const search = useCallback((text: string) => {
    setQuery(text);
    setClosed(new Set());
  }, []);
  return { index, query, search, visible, isOpen, setOpen, branches: useMemo(() => branchesOf(index), [index]) };
}
