import { useOwn } from './useOwn';

/** The address a person wants the console to open with, and how to choose it; '' for the page that was left last. */
export function useHomePage(): readonly [home: string, choose: (address: string) => void] {
  const [kept, keep] = useOwn<unknown>('home', '');
  return [typeof kept === 'string' && kept.startsWith('/') ? kept : '', keep];
}
