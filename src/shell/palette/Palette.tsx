import Search from '@mui/icons-material/Search';
import { Box, Dialog, Divider, InputBase } from '@mui/material';
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { useArea } from '@/data';
import { isComposing } from '@/widgets';
import { early } from './EarlyKeys';
import { PaletteFoot } from './PaletteFoot';
import type { PaletteEntry } from './paletteEntry';
import { PaletteList } from './PaletteList';
import { PaletteStatus } from './PaletteStatus';
import { readEarly } from './readEarly';
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
 * What is done with the chosen entry. The focus goes back to where it was, unless another page is on its way: that one
 * takes it.
 */
function useChoice(close: () => void) {
  const navigate = useNavigate();
  const [before] = useState(() => document.activeElement);
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
  return { dismiss, choose };
}

interface Waiting {
  readonly text: string;
  readonly apart: boolean;
}

/** Enter takes the answer that is chosen. While there is none and records are asked for, it waits for them. */
function useEnter(
  entry: PaletteEntry | undefined,
  { text, busy }: { readonly text: string; readonly busy: boolean },
  choose: (entry: PaletteEntry, apart: boolean) => void,
): (apart: boolean) => void {
  const [waiting, setWaiting] = useState<Waiting>();
  const isSure = !busy || entry !== undefined;
  const isDue = waiting?.text === text && isSure;
  const take = useEffectEvent(() => {
    setWaiting(undefined);
    if (entry && waiting) choose(entry, waiting.apart);
  });
  useEffect(() => {
    if (isDue) take();
  }, [isDue]);
  return (apart) => {
    if (!isSure) setWaiting({ text, apart });
    else if (entry) choose(entry, apart);
  };
}

/** Takes over what was typed while the palette was on its way. */
function useEarlyKeys(find: (text: string) => void, enter: () => void): void {
  const [entered, setEntered] = useState(false);
  const take = useEffectEvent(() => {
    const { text, entered: isEntered } = readEarly(early.splice(0));
    if (text !== '') find(text);
    setEntered(isEntered);
  });
  useLayoutEffect(() => take(), []);
  const go = useEffectEvent(enter);
  useEffect(() => {
    if (entered) go();
  }, [entered]);
}

interface PaletteInputProps {
  /** Id that those of list and options begin with. */
  readonly id: string;
  readonly query: string;
  readonly active: number;
  readonly count: number;
  readonly input: RefObject<HTMLInputElement | null>;
  onQuery(query: string): void;
  onKeyDown(event: KeyboardEvent): void;
}

function PaletteInput({ id, query, active, count, input, onQuery, onKeyDown }: PaletteInputProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 2, minHeight: 52 }}>
      <Search fontSize="small" sx={{ color: 'text.secondary' }} />
      <InputBase
        autoFocus
        inputRef={input}
        fullWidth
        value={query}
        placeholder={translate('shell.palette.placeholder')}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={onKeyDown}
        slotProps={{
          input: {
            role: 'combobox',
            'aria-label': translate('shell.palette.label'),
            'aria-expanded': count > 0,
            'aria-controls': `${id}-list`,
            'aria-activedescendant': count > 0 ? `${id}-${active}` : undefined,
            'aria-autocomplete': 'list',
            autoComplete: 'off',
            spellCheck: false,
          },
        }}
      />
    </Box>
  );
}

/**
 * The command palette: every granted page of all applications, the records opened last, and actions, by a part of
 * their names in either language; then records of the granted lists that have a search. What is not granted is not
 * found.
 */
export default function Palette({ userId, platform, multilingual, actions, close }: PaletteProps) {
  useArea('shell');
  const translate = useTranslate();
  const id = useId();
  const { query, setQuery, searched, groups, items, search } = usePalette(
    userId,
    platform,
    useActionEntries(actions, multilingual),
  );
  const [index, setIndex] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const active = Math.min(index, items.length - 1);
  const { dismiss, choose } = useChoice(close);
  const enter = useEnter(items[active]?.entry, { text: searched, busy: search.busy }, choose);
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event) || event.altKey || event.shiftKey) return;
    const next = moved(event.key, active, items.length);
    if (event.key === 'Enter') enter(event.ctrlKey || event.metaKey);
    else if (next !== undefined) setIndex(next);
    else if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) dismiss();
    else return;
    event.preventDefault();
  };
  const find = (text: string) => {
    setQuery(text);
    setIndex(0);
  };
  const again = () => {
    input.current?.focus(); // the button goes, and keys still choose
    search.again();
  };
  useEarlyKeys(find, () => enter(false));
  const place = {
    position: 'absolute',
    top: { xs: 0, sm: '12vh' },
    maxHeight: { xs: 'calc(100% - 24px)', sm: '70vh' },
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
      slotProps={{ paper: { sx: place } }}
    >
      <PaletteInput
        id={id}
        query={query}
        active={active}
        count={items.length}
        input={input}
        onQuery={find}
        onKeyDown={onKeyDown}
      />
      <Divider />
      <PaletteList
        id={id}
        groups={groups}
        searched={searched !== ''}
        active={active}
        point={setIndex}
        choose={choose}
      />
      <PaletteStatus count={items.length} searched={searched} search={search} again={again} />
      <PaletteFoot />
    </Dialog>
  );
}
