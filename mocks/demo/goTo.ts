/** Leads the console to one of its pages, as the browser's own buttons do. */
export function goTo(path: string): void {
  const at: unknown = objectOf(history.state).idx;
  // as the console's own router notes its places: so a form can still hold the way away from it
  const state = { usr: null, key: crypto.randomUUID().slice(0, 8), idx: (typeof at === 'number' ? at : 0) + 1 };
  history.pushState(state, '', import.meta.env.BASE_URL.replace(/\/$/, '') + path);
  dispatchEvent(new PopStateEvent('popstate', { state }));
}
import { objectOf } from '@/schema';
