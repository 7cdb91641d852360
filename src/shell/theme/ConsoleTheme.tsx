import { CssBaseline, ThemeProvider, useColorScheme, type ThemeProviderProps } from '@mui/material';
import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { createConsoleTheme, type Accent } from '@/theme/internal';
import './root.css';
import { loadMirrored, MirroredStyles } from './MirroredStyles';

type Storage = NonNullable<ThemeProviderProps['storageManager']>;

/** Keeps the mode in the browser as plain text; where storage is blocked or full it lasts as long as the page. */
const themeStorage: Storage = ({ key }) => ({
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

const themes = new Map<string, ReturnType<typeof createConsoleTheme>>();

const pageLanguage = () => document.documentElement.lang;
const onPageLanguage = (listener: () => void) => {
  const watch = new MutationObserver(listener);
  watch.observe(document.documentElement, { attributeFilter: ['lang'] });
  return () => watch.disconnect();
};

/** The theme of a brand in a language, made once: it is large, and can be made while nobody waits. */
export function consoleTheme(accent: Accent, language = pageLanguage()): ReturnType<typeof createConsoleTheme> {
  const key = `${language} ${accent.light} ${accent.dark}`;
  const made = themes.get(key) ?? createConsoleTheme(accent, language);
  themes.set(key, made);
  if (made.direction === 'rtl') void loadMirrored();
  return made;
}

/** Turns transitions off while the colors change (root.css). MUI's own way writes a style that the policy refuses. */
function StillOnChange() {
  const { colorScheme } = useColorScheme();
  const drawn = useRef(colorScheme);
  useEffect(() => {
    const before = drawn.current;
    drawn.current = colorScheme;
    if (before === undefined || before === colorScheme) return undefined; // the page begins with it
    const root = document.documentElement;
    root.toggleAttribute('data-still', true);
    getComputedStyle(document.body).getPropertyValue('color'); // read, so the colors are there before they may move
    const timer = setTimeout(() => root.toggleAttribute('data-still', false), 1);
    return () => clearTimeout(timer);
  }, [colorScheme]);
  return null;
}

/**
 * Dresses everything below it in the brand's theme, light or dark. Follows the system until someone chooses;
 * the choice is kept as `console.theme`. A change of mode paints at once, without colors on their way.
 */
export function ConsoleTheme({ accent, children }: { readonly accent: Accent; readonly children: ReactNode }) {
  const language = useSyncExternalStore(onPageLanguage, pageLanguage);
  const theme = consoleTheme(accent, language);
  return (
    <MirroredStyles on={theme.direction === 'rtl'}>
      <ThemeProvider
        theme={theme}
        defaultMode="system"
        modeStorageKey="console.theme"
        colorSchemeStorageKey="console.scheme"
        storageManager={themeStorage}
        forceThemeRerender
      >
        <CssBaseline enableColorScheme />
        <StillOnChange />
        {children}
      </ThemeProvider>
    </MirroredStyles>
  );
}
