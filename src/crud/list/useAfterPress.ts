import { useEvent } from 'react-admin';

/**
 * `act`, unless the page is another one by then: a list that is being left is still drawn, and must not lead back to
 * itself.
 */
export function onThisPage(act: () => void): () => void {
  const { pathname } = window.location;
  return () => {
    if (window.location.pathname === pathname) act();
  };
}

/**
 * Does something once the press that took the focus away has done what it is for, and not at all when it led to another
 * page: a tap on a record is one moment, in which what applies a filter to the list would lead back to the list.
 */
export function useAfterPress(act: () => void): () => void {
  const latest = useEvent(act);
  return () => void setTimeout(onThisPage(latest));
}
