import { useColorScheme } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { currentSession } from '@/access';
import { NO_TOKEN } from '@/access/internal';
import { wireConfig } from '@/api';
import { useDensity } from '@/crud/internal';
import { languages } from '@/schema/internal';
import type { PaletteEntry } from './paletteEntry';

/** What the shell itself can do, for the palette and the shortcuts. */
export interface ShellActions {
  /** Absent where the menu is a drawer. */
  toggleMenu?(): void;
  /** Whether the menu is collapsed. */
  readonly collapsed: boolean;
  openHelp(): void;
  changePassword(): void;
  logOut(): void;
}

const MODES = ['light', 'dark', 'system'] as const;

/** Actions of the console: language where there is a choice, appearance, density, menu, account. */
export function useActionEntries(actions: ShellActions, multilingual: boolean): readonly PaletteEntry[] {
  const translate = useTranslate();
  const [locale, setLocale] = useLocaleState();
  const { mode, setMode } = useColorScheme();
  const density = useDensity();
  const action = (key: string, name: string, run: () => void, icon?: string): PaletteEntry => ({
    key,
    group: 'actions',
    name,
    place: '',
    run,
    ...(icon && { icon }),
  });
  const others = multilingual ? languages().filter(({ code }) => code !== locale) : [];
  const { toggleMenu } = actions;
  return [
    ...others.map(({ code, name }) =>
      action(`language-${code}`, translate('shell.palette.language', { name }), () => setLocale(code)),
    ),
    ...MODES.filter((one) => one !== mode).map((one) =>
      action(`theme-${one}`, translate('shell.palette.theme', { name: translate(`shell.theme.${one}`) }), () =>
        setMode(one),
      ),
    ),
    action('density', translate(`shell.palette.density.${density.next}`), density.press),
    ...(toggleMenu
      ? [action('menu', translate(actions.collapsed ? 'shell.menu.expand' : 'shell.menu.collapse'), toggleMenu)]
      : []),
    action('help', translate('shell.shortcuts.open'), actions.openHelp),
    ...(wireConfig.closed ? [] : [action('password', translate('shell.password.change'), actions.changePassword)]),
    ...(currentSession()?.accessToken === NO_TOKEN
      ? []
      : [action('logout', translate('shell.logout.label'), actions.logOut)]),
  ];
}
