import { useRef } from 'react';

/**
 * Keys that stay with their rows while rows are added, removed and moved, so that what is half typed in one
 * never appears in another. Rows that came or went from outside get or lose the last keys.
 */
export function useRowKeys(count: number) {
  const next = useRef(0);
  const keys = useRef<number[]>([]);
  while (keys.current.length < count) keys.current.push(next.current++);
  keys.current.length = count;
  return {
    keys: [...keys.current],
    added: (index: number) => void keys.current.splice(index, 0, next.current++),
    removed: (index: number) => void keys.current.splice(index, 1),
    moved: (from: number, to: number) => void keys.current.splice(to, 0, ...keys.current.splice(from, 1)),
  };
}
