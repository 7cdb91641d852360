import { useEvent } from 'react-admin';

/**
 * Does something once the press that took the focus away has done what it is for, and not at all when it led to another
 * page: a tap on a record is one moment, in which what applies a filter to the list would lead back to the list.
 */
export function useAfterPress(act: () => void): () => void {
  const latest = useEvent(act);
  return () => {
    const { pathname } = window.location;
    setTimeout(() => {
      if (window.location.pathname === pathname) latest();
    });
  };
}
