import type { Store } from 'react-admin';
import { ownKey, useOwn } from './useOwn';

const KEY = 'home';
const addressIn = (kept: unknown): string => (typeof kept === 'string' && kept.startsWith('/') ? kept : '');

/** The address a person wants the console to open with, as a store has it; '' for the page that was left last. */
export const homePageIn = (store: Store, userId: string): string => addressIn(store.getItem(ownKey(userId, KEY), ''));

/** The address a person wants the console to open with, and how to choose it; '' for the page that was left last. */
export function useHomePage(): readonly [home: string, choose: (address: string) => void] {
  const [kept, keep] = useOwn<unknown>(KEY, '');
  return [addressIn(kept), keep];
}
