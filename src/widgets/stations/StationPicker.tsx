import { OutlinedInput, Popover } from '@mui/material';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Place from '@mui/icons-material/PlaceOutlined';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useArea } from '@/data/texts/useArea';
import type { FrameControl } from '../FieldFrame';
import type { Station, StationLoader } from './station';
import { StationPanel } from './StationPanel';
import { useRecentStations } from './useRecentStations';
import { useStationNames } from './useStationNames';

interface StationPickerProps {
  readonly control: FrameControl;
  readonly label: string;
  /** All stations, or a search on the server (a stable function). */
  readonly stations: readonly Station[] | StationLoader;
  /** Ids; at most one unless `multiple`. */
  readonly value: readonly string[];
  onStations(ids: string[]): void;
  readonly multiple?: boolean;
  /** Names of chosen stations that a loader has not brought yet. */
  readonly known?: readonly Station[];
  readonly readOnly?: boolean;
  readonly autoFocus?: boolean;
}

const OPENING = ['Enter', ' ', 'ArrowDown', 'ArrowUp'];

/** The station picker of spec 01 §2: a search by a part of the name over 10,000 stations, one or several to choose. */
export function StationPicker({ control, label, stations, value, onStations, multiple = false, known, readOnly, autoFocus }: StationPickerProps) {
  useArea('widgets');
  const translate = useTranslate();
  const anchor = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<string>(); // set: open
  const { recent, remember } = useRecentStations();
  const { nameOf, keep } = useStationNames(typeof stations === 'function' ? known : stations);
  const { id, 'aria-labelledby': labelledBy, ...aria } = control;
  const open = typed !== undefined;
  const close = () => setTyped(undefined);
  const press = (event: KeyboardEvent) => {
    if (readOnly || event.ctrlKey || event.metaKey || event.altKey) return;
    const letter = [...event.key].length === 1 && event.key !== ' ';
    if (!letter && !OPENING.includes(event.key)) return;
    event.preventDefault();
    setTyped(letter ? event.key : '');
  };
  const pick = (station: Station) => {
    keep(station);
    if (!value.includes(station.id)) remember(station.id);
    if (!multiple) {
      onStations([station.id]);
      close();
    } else onStations(value.includes(station.id) ? value.filter((one) => one !== station.id) : [...value, station.id]);
  };
  const shown = value.map(nameOf).join(', ');
  return (
    <>
      <OutlinedInput
        ref={anchor}
        id={id}
        fullWidth
        readOnly
        autoFocus={autoFocus}
        value={value.length > 1 ? `${value.length} · ${shown}` : shown}
        placeholder={translate('widgets.stations.choose')}
        error={Boolean(aria['aria-invalid'])}
        onClick={readOnly ? undefined : () => setTyped('')}
        startAdornment={<Place aria-hidden sx={{ fontSize: 18, color: 'text.secondary', flex: 'none' }} />}
        endAdornment={readOnly ? undefined : <ExpandMore fontSize="small" aria-hidden sx={{ color: 'action.active', flex: 'none', mr: '2px' }} />}
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
        sx={{ cursor: readOnly ? undefined : 'pointer', '& input': { cursor: 'inherit', textOverflow: 'ellipsis' }, ...(readOnly && { bgcolor: 'action.hover' }) }}
      />
      <Popover
        open={open}
        anchorEl={() => anchor.current}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { width: Math.max(320, anchor.current?.clientWidth ?? 0), maxWidth: 'calc(100vw - 32px)', mt: 0.5 } } }}
      >
        <StationPanel source={stations} value={value} recent={recent} multiple={multiple} label={label} typed={typed ?? ''} onPick={pick} onClear={() => onStations([])} onDone={close} />
      </Popover>
    </>
  );
}
