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

/** A `Storage` that lives as long as the page. */
function memoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => {
      values.set(key, String(value));
    },
    removeItem: (key) => {
      values.delete(key);
    },
    clear: () => values.clear(),
  };
}
