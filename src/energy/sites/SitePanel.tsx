import { Box, Button, LinearProgress, OutlinedInput, Typography } from '@mui/material';
import Search from '@mui/icons-material/Search';
import { useId, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useTranslate } from 'react-admin';
import { failureText } from '@/data';
import { EmptyState, ErrorState, FormSkeleton, isComposing } from '@/widgets';
import { reorderTarget, useTypedText } from '@/widgets/internal';
import type { SiteOption, SiteLoader } from './siteOption';
import { SiteList, siteRowId } from './SiteList';
import { useSiteSearch } from './useSiteSearch';

interface SitePanelProps {
  readonly source: readonly SiteOption[] | SiteLoader;
  readonly value: readonly string[];
  readonly recent: readonly string[];
  readonly multiple: boolean;
  readonly label: string;
  /** The search begins with it: a letter typed on the closed box. */
  readonly typed: string;
  onPick(site: SiteOption): void;
  onClear(): void;
  onDone(): void;
}

interface PanelSearchProps {
  readonly box: RefObject<HTMLInputElement | null>;
  readonly query: string;
  /** What was found, and the row the keyboard is on. */
  readonly list: { readonly id: string; readonly active: number } | undefined;
  onKeyDown(event: KeyboardEvent): void;
  onQuery(query: string): void;
}

function PanelSearch({ box, query, list, onKeyDown, onQuery }: PanelSearchProps) {
  const translate = useTranslate();
  const { text, onChange, leave, composition } = useTypedText(query, onQuery);
  return (
    <OutlinedInput
      autoFocus
      inputRef={box}
      fullWidth
      value={text}
      onChange={onChange}
      onBlur={leave}
      placeholder={translate('widgets.stations.search')}
      startAdornment={<Search aria-hidden sx={{ fontSize: 18, mr: 0.5, color: 'text.secondary' }} />}
      slotProps={{
        input: {
          ...composition,
          role: 'combobox',
          'aria-label': translate('widgets.stations.search'),
          'aria-expanded': list !== undefined,
          'aria-controls': list?.id,
          'aria-autocomplete': 'list',
          'aria-activedescendant': list && siteRowId(list.id, list.active),
          autoComplete: 'off',
          spellCheck: false,
          onKeyDown,
        },
      }}
    />
  );
}

/**
 * What opens below a site box: a search, and the sites whose name holds it.
 *
 * @example
 * <SitePanel source={sites} value={ids} recent={recent} multiple={false} label={label} typed="" onPick={pick}
 *   onClear={clear} onDone={close} />
 * @public
 */
export function SitePanel({ source, value, recent, multiple, label, typed, onPick, onClear, onDone }: SitePanelProps) {
  const translate = useTranslate();
  const list = useId();
  const box = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(typed);
  const [first] = useState(recent); // the order stands while the list is open
  const { sites, pending, error, retry } = useSiteSearch(source, query, first, true);
  const chosen = useMemo(() => new Set(value), [value]);
  const marked = useMemo(() => new Set(query === '' ? first : []), [first, query]);
  const [wanted, setWanted] = useState<number>();
  const start = query === '' ? Math.max(0, sites?.findIndex(({ id }) => chosen.has(id)) ?? 0) : 0;
  const active = Math.min(wanted ?? start, (sites?.length ?? 0) - 1);
  const press = (event: KeyboardEvent) => {
    if (isComposing(event) || !sites) return;
    const next = reorderTarget(event.key, active, sites.length, event.ctrlKey || event.metaKey);
    const site = event.key === 'Enter' && !pending ? sites[active] : undefined;
    if (next === undefined && !site) return;
    event.preventDefault();
    if (next !== undefined) setWanted(next);
    if (site) pick(site);
  };
  const pick = (site: SiteOption) => {
    if (multiple) setWanted(sites?.indexOf(site));
    onPick(site);
  };
  const count = sites?.length ?? 0;
  return (
    <Box sx={{ display: 'grid', gap: 1, p: 1 }}>
      <PanelSearch
        box={box}
        query={query}
        list={count > 0 ? { id: list, active } : undefined}
        onKeyDown={press}
        onQuery={(next) => {
          setQuery(next);
          setWanted(undefined);
        }}
      />
      <LinearProgress
        aria-hidden
        sx={{ height: 2, mt: '-6px', visibility: pending && !error ? 'visible' : 'hidden' }}
      />
      {error ? (
        <ErrorState text={failureText(error, translate)} onRetry={retry} />
      ) : !sites ? (
        <FormSkeleton fields={3} />
      ) : count === 0 ? (
        <EmptyState
          title={translate(query === '' ? 'widgets.stations.none' : 'widgets.stations.notFound', { query })}
        />
      ) : (
        <SiteList
          id={list}
          label={label}
          sites={sites}
          query={query}
          active={active}
          chosen={chosen}
          recent={marked}
          multiple={multiple}
          onPick={pick}
        />
      )}
      <PanelFoot
        count={count}
        chosen={multiple ? value.length : undefined}
        onClear={() => {
          onClear();
          box.current?.focus(); // its button is disabled from now on
        }}
        onDone={onDone}
      />
    </Box>
  );
}

interface PanelFootProps {
  readonly count: number;
  /** How many are chosen, where several may be. */
  readonly chosen: number | undefined;
  onClear(): void;
  onDone(): void;
}

function PanelFoot({ count, chosen, onClear, onDone }: PanelFootProps) {
  const translate = useTranslate();
  const found = count > 0 ? translate('widgets.stations.count', { smart_count: count }) : '';
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 24 }}>
      <Typography
        role="status"
        variant="caption"
        sx={{ color: 'text.secondary', flex: 1, fontVariantNumeric: 'tabular-nums' }}
      >
        {chosen === undefined ? found : translate('widgets.stations.chosen', { count: chosen, total: count })}
      </Typography>
      {chosen !== undefined && (
        <>
          <Button color="inherit" disabled={chosen === 0} onClick={onClear}>
            {translate('widgets.clear')}
          </Button>
          <Button variant="contained" onClick={onDone}>
            {translate('widgets.done')}
          </Button>
        </>
      )}
    </Box>
  );
}
