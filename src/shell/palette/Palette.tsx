import Search from '@mui/icons-material/Search';
import { Box, Dialog, Divider, InputBase, Typography } from '@mui/material';
import { useId, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { useArea } from '@/data/texts/useArea';
import { isComposing } from '@/widgets/isComposing';
import { PaletteFoot } from './PaletteFoot';
import type { PaletteEntry } from './paletteEntry';
import { PaletteList } from './PaletteList';
import { useActionEntries, type ShellActions } from './useActionEntries';
import { usePalette } from './usePalette';

export interface PaletteProps {
  readonly userId: string;
  /** Code of the application that is shown. */
  readonly platform: string | undefined;
  readonly multilingual: boolean;
  readonly actions: ShellActions;
  close(): void;
}

/** How far a key moves the choice among `count`. */
function moved(key: string, index: number, count: number): number | undefined {
  const moves: Readonly<Record<string, number>> = {
    ArrowDown: (index + 1) % count,
    ArrowUp: (index - 1 + count) % count,
    PageDown: Math.min(index + 8, count - 1),
    PageUp: Math.max(index - 8, 0),
    Home: 0,
    End: count - 1,
  };
  return count > 0 ? moves[key] : undefined;
}

/**
 * The command palette: every granted page of all applications, the records opened last, and actions, by a part of
 * their names in either language. All of it comes from the grants; what is not granted is not found.
 */
export default function Palette({ userId, platform, multilingual, actions, close }: PaletteProps) {
  useArea('shell');
  const translate = useTranslate();
  const navigate = useNavigate();
  const id = useId();
  const { query, setQuery, searched, groups, items } = usePalette(
    userId,
    platform,
    useActionEntries(actions, multilingual),
  );
  const [index, setIndex] = useState(0);
  const active = Math.min(index, items.length - 1);

  const [before] = useState(() => document.activeElement);
  /** The focus goes back to where it was, unless another page is on its way: that one takes it. */
  const dismiss = () => {
    flushSync(close);
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  };
  const choose = ({ path, href, run }: PaletteEntry, apart: boolean) => {
    const address = href ?? path;
    if (path && !apart) {
      close();
      void navigate(path);
      return;
    }
    dismiss();
    if (run) run();
    else if (address) window.open(address, '_blank', 'noopener,noreferrer');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event) || event.altKey || event.shiftKey) return;
    const next = moved(event.key, active, items.length);
    const entry = items[active]?.entry;
    if (event.key === 'Enter' && entry) choose(entry, event.ctrlKey || event.metaKey);
    else if (next !== undefined) setIndex(next);
    else if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) dismiss();
    else return;
    event.preventDefault();
  };

  return (
    <Dialog
      open
      onClose={dismiss}
      disableRestoreFocus
      fullWidth
      maxWidth="sm"
      transitionDuration={0}
      aria-label={translate('shell.palette.label')}
      slotProps={{
        paper: {
          sx: { position: 'absolute', top: { xs: 0, sm: '12vh' }, maxHeight: { xs: 'calc(100% - 24px)', sm: '70vh' } },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 2, minHeight: 52 }}>
        <Search fontSize="small" sx={{ color: 'text.secondary' }} />
        <InputBase
          autoFocus
          fullWidth
          value={query}
          placeholder={translate('shell.palette.placeholder')}
          onChange={(event) => {
            setQuery(event.target.value);
            setIndex(0);
          }}
          onKeyDown={onKeyDown}
          slotProps={{
            input: {
              role: 'combobox',
              'aria-label': translate('shell.palette.label'),
              'aria-expanded': items.length > 0,
              'aria-controls': `${id}-list`,
              'aria-activedescendant': items.length > 0 ? `${id}-${active}` : undefined,
              'aria-autocomplete': 'list',
              autoComplete: 'off',
              spellCheck: false,
            },
          }}
        />
      </Box>
      <Divider />
      <PaletteList id={id} groups={groups} active={active} point={setIndex} choose={choose} />
      <Typography
        role="status"
        variant="body2"
        sx={
          items.length > 0
            ? { position: 'absolute', clipPath: 'inset(50%)' }
            : { color: 'text.secondary', textAlign: 'center', py: 4 }
        }
      >
        {items.length > 0
          ? translate('shell.palette.count', { smart_count: items.length })
          : translate('shell.palette.nothing', { query: searched })}
      </Typography>
      <PaletteFoot />
    </Dialog>
  );
}
