import { Box, Button, LinearProgress, OutlinedInput, Typography } from '@mui/material';
import Search from '@mui/icons-material/Search';
import { useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { failureText } from '@/data/texts/failureText';
import { EmptyState } from '../EmptyState';
import { ErrorState } from '../ErrorState';
import { FormSkeleton } from '../FormSkeleton';
import { listMove } from '../listMove';
import { useComposedText } from '../useComposedText';
import type { Station, StationLoader } from './station';
import { StationList, stationRowId } from './StationList';
import { useStationSearch } from './useStationSearch';

interface StationPanelProps {
  readonly source: readonly Station[] | StationLoader;
  readonly value: readonly string[];
  readonly recent: readonly string[];
  readonly multiple: boolean;
  readonly label: string;
  /** The search begins with it: a letter typed on the closed box. */
  readonly typed: string;
  onPick(station: Station): void;
  onClear(): void;
  onDone(): void;
}

/** What opens below a station box: a search, and the stations whose name holds it. */
export function StationPanel({ source, value, recent, multiple, label, typed, onPick, onClear, onDone }: StationPanelProps) {
  const translate = useTranslate();
  const list = useId();
  const box = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(typed);
  const [first] = useState(recent); // the order stands while the list is open
  const { stations, pending, error, retry } = useStationSearch(source, query, first, true);
  const chosen = useMemo(() => new Set(value), [value]);
  const marked = useMemo(() => new Set(query.trim() === '' ? first : []), [first, query]);
  const [wanted, setWanted] = useState<number>();
  const start = query.trim() === '' ? Math.max(0, stations?.findIndex(({ id }) => chosen.has(id)) ?? 0) : 0;
  const active = Math.min(wanted ?? start, (stations?.length ?? 0) - 1);
  const { value: shown, onChange, ...composition } = useComposedText(query, (text) => {
    setQuery(text);
    setWanted(undefined);
  });
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !stations) return;
    const next = listMove(event.key, active, stations.length, event.ctrlKey || event.metaKey);
    const station = event.key === 'Enter' && !pending ? stations[active] : undefined;
    if (next === undefined && !station) return;
    event.preventDefault();
    if (next !== undefined) setWanted(next);
    if (station) pick(station);
  };
  const pick = (station: Station) => {
    if (multiple) setWanted(stations?.indexOf(station));
    onPick(station);
  };
  const count = stations?.length ?? 0;
  return (
    <Box sx={{ display: 'grid', gap: 1, p: 1 }}>
      <OutlinedInput
        autoFocus
        inputRef={box}
        fullWidth
        value={shown}
        onChange={onChange}
        placeholder={translate('widgets.stations.search')}
        startAdornment={<Search aria-hidden sx={{ fontSize: 18, mr: 0.5, color: 'text.secondary' }} />}
        slotProps={{
          input: {
            ...composition,
            role: 'combobox',
            'aria-label': translate('widgets.stations.search'),
            'aria-expanded': count > 0,
            'aria-controls': count > 0 ? list : undefined,
            'aria-autocomplete': 'list',
            'aria-activedescendant': count > 0 ? stationRowId(list, active) : undefined,
            autoComplete: 'off',
            spellCheck: false,
            onKeyDown: press,
          },
        }}
      />
      <LinearProgress aria-hidden sx={{ height: 2, mt: '-6px', visibility: pending && !error ? 'visible' : 'hidden' }} />
      {error ? (
        <ErrorState text={failureText(error, translate)} onRetry={retry} />
      ) : !stations ? (
        <FormSkeleton fields={3} />
      ) : count === 0 ? (
        <EmptyState title={translate(query.trim() === '' ? 'widgets.stations.none' : 'widgets.stations.notFound', { query: query.trim() })} />
      ) : (
        <StationList id={list} label={label} stations={stations} query={query} active={active} chosen={chosen} recent={marked} multiple={multiple} onPick={pick} />
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 24 }}>
        <Typography role="status" variant="caption" sx={{ color: 'text.secondary', flex: 1, fontVariantNumeric: 'tabular-nums' }}>
          {multiple
            ? translate('widgets.stations.chosen', { count: value.length, total: count })
            : stations && count > 0
              ? translate('widgets.stations.count', { smart_count: count })
              : ''}
        </Typography>
        {multiple && (
          <>
            <Button
              color="inherit"
              disabled={value.length === 0}
              onClick={() => {
                onClear();
                box.current?.focus(); // this button is disabled from now on
              }}
            >
              {translate('widgets.clear')}
            </Button>
            <Button variant="contained" onClick={onDone}>
              {translate('widgets.done')}
            </Button>
          </>
        )}
      </Box>
    </Box>
  );
}
