import type { ThemeProviderProps } from '@mui/material';

type Storage = NonNullable<ThemeProviderProps['storageManager']>;

/** Keeps the mode in the browser as plain text; where storage is blocked or full it lasts as long as the page. */
export const themeStorage: Storage = ({ key }) => ({
  get(fallback: unknown) {
    try {
      return localStorage.getItem(key) ?? fallback;
    } catch {
      return fallback;
    }
  },
  set(value: unknown) {
    try {
      localStorage.setItem(key, String(value));
    } catch {
      // Only the memory of a preference is lost.
    }
  },
  subscribe(handler: (value: unknown) => void) {
    const listen = (event: StorageEvent) => {
      if (event.key === key) handler(event.newValue);
    };
    addEventListener('storage', listen);
    return () => removeEventListener('storage', listen);
  },
});
