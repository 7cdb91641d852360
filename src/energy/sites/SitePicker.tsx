import { OutlinedInput, Popover } from '@mui/material';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Place from '@mui/icons-material/PlaceOutlined';
import { useRef, useState, type KeyboardEvent, type Ref, useCallback, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useArea } from '@/data';
import { formatList } from '@/schema';
import type { FrameControl } from '@/widgets/internal';
import { isComposing } from '@/widgets';
import type { SiteOption, SiteLoader } from './siteOption';
import { SitePanel } from './SitePanel';
import { useRecentSites } from './useRecentSites';

/** Names by id: of the sites that are known, and of those picked since. An id without a name stands for itself. */
function useSiteNames(known: readonly SiteOption[] | undefined) {
  const [picked, setPicked] = useState<ReadonlyMap<string, string>>(new Map());
  const given = useMemo(() => new Map(known?.map(({ id, name }) => [id, name])), [known]);
  return {
    nameOf: (id: string): string => given.get(id) ?? picked.get(id) ?? id,
    keep: useCallback(({ id, name }: SiteOption) => setPicked((old) => new Map(old).set(id, name)), []),
  };
}

interface SitePickerProps {
  readonly control: FrameControl;
  readonly label: string;
  /** All sites, or a search on the server (a stable function). */
  readonly sites: readonly SiteOption[] | SiteLoader;
  /** Ids; at most one unless `multiple`. */
  readonly value: readonly string[];
  onSites(ids: string[]): void;
  readonly multiple?: boolean;
  /** Names of chosen sites that a loader has not brought yet. */
  readonly known?: readonly SiteOption[];
  readonly readOnly?: boolean;
  readonly autoFocus?: boolean;
}

const OPENING = ['Enter', ' ', 'ArrowDown', 'ArrowUp'];

interface SiteBoxProps extends Pick<SitePickerProps, 'control' | 'readOnly' | 'autoFocus'> {
  readonly anchor: Ref<HTMLDivElement>;
  /** Of the chosen sites. */
  readonly names: readonly string[];
  readonly open: boolean;
  /** @param typed what the search begins with */
  onOpen(typed: string): void;
}

/** The closed box: what is chosen. A press, a key or a letter opens the search. */
function SiteBox({ anchor, control, names, open, readOnly, autoFocus, onOpen }: SiteBoxProps) {
  const translate = useTranslate();
  const { id, 'aria-labelledby': labelledBy, ...aria } = control;
  const shown = formatList(names);
  const press = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (readOnly || event.ctrlKey || event.metaKey || event.altKey) return;
    const letter = [...event.key].length === 1 && event.key !== ' ';
    if (!letter && !OPENING.includes(event.key)) return;
    event.preventDefault();
    onOpen(letter ? event.key : '');
  };
  return (
    <OutlinedInput
      ref={anchor}
      id={id}
      fullWidth
      readOnly
      autoFocus={autoFocus}
      value={names.length > 1 ? `${names.length} · ${shown}` : shown}
      placeholder={translate('widgets.stations.choose')}
      error={Boolean(aria['aria-invalid'])}
      onClick={readOnly ? undefined : () => onOpen('')}
      startAdornment={<Place aria-hidden sx={{ fontSize: 18, color: 'text.secondary', flex: 'none' }} />}
      endAdornment={
        readOnly ? undefined : (
          <ExpandMore fontSize="small" aria-hidden sx={{ color: 'action.active', flex: 'none', mr: '2px' }} />
        )
      }
      slotProps={{
        input: {
          ...aria,
          role: 'combobox',
          title: shown,
          'aria-haspopup': 'dialog',
          'aria-expanded': open,
          'aria-labelledby': labelledBy,
          'aria-readonly': readOnly || undefined,
          onKeyDown: press,
        },
      }}
      sx={{
        cursor: readOnly ? undefined : 'pointer',
        '& input': { cursor: 'inherit', textOverflow: 'ellipsis' },
        ...(readOnly && { bgcolor: 'action.hover' }),
      }}
    />
  );
}

/**
 * The site picker of spec 01 §2: a search by a part of the name over 10,000 sites, one or several to choose.
 *
 * @example <SitePicker control={control} label={label} sites={sites} value={ids} onSites={setIds} multiple />
 * @public
 */
export function SitePicker({
  control,
  label,
  sites,
  value,
  onSites,
  multiple = false,
  known,
  readOnly,
  autoFocus,
}: SitePickerProps) {
  useArea('widgets');
  const anchor = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<string>(); // set: open
  const { recent, remember } = useRecentSites();
  const { nameOf, keep } = useSiteNames(typeof sites === 'function' ? known : sites);
  const open = typed !== undefined;
  const close = () => setTyped(undefined);
  const pick = (site: SiteOption) => {
    keep(site);
    if (!value.includes(site.id)) remember(site.id);
    if (!multiple) {
      onSites([site.id]);
      close();
    } else onSites(value.includes(site.id) ? value.filter((one) => one !== site.id) : [...value, site.id]);
  };
  return (
    <>
      <SiteBox
        anchor={anchor}
        control={control}
        names={value.map(nameOf)}
        open={open}
        readOnly={readOnly}
        autoFocus={autoFocus}
        onOpen={setTyped}
      />
      <Popover
        open={open}
        anchorEl={() => anchor.current}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': label,
            sx: { width: Math.max(320, anchor.current?.clientWidth ?? 0), maxWidth: 'calc(100vw - 32px)', mt: 0.5 },
          },
        }}
      >
        <SitePanel
          source={sites}
          value={value}
          recent={recent}
          multiple={multiple}
          label={label}
          typed={typed ?? ''}
          onPick={pick}
          onClear={() => onSites([])}
          onDone={close}
        />
      </Popover>
    </>
  );
}
