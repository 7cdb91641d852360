import { useEffect, useEffectEvent, useState } from 'react';
import { usePagePlace } from './pagePlace';

/**
 * An effect that lasts as long as its page is open, also while the page's tab is hidden: an upload under way, object
 * URLs, a registration. `begin` returns its end; both run anew when `key` changes.
 */
export function useWhileOpen(begin: () => () => void, key = ''): void {
  const place = usePagePlace();
  const [id] = useState(() => ({}));
  const start = useEffectEvent(begin);
  useEffect(() => {
    const end = place.takeBack(id) ?? start();
    return () => (place.isShown() ? end() : place.hold(id, end));
  }, [place, id, key]);
}
