import { memoryStorage } from './memoryStorage';

/*
 * Imported before everything else: libraries reach for the browser's storage when they are loaded, and where it is
 * blocked its getter throws. There the page lives with a storage that forgets.
 */
for (const name of ['localStorage', 'sessionStorage'] as const) {
  try {
    window[name].getItem('probe');
  } catch {
    Object.defineProperty(window, name, { configurable: true, value: memoryStorage() });
  }
}
