import { Box, Button, LinearProgress, OutlinedInput, Typography } from '@mui/material';
import Search from '@mui/icons-material/Search';
import { useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { failureText } from '@/data/texts/failureText';
import { EmptyState } from '../feedback/EmptyState';
import { ErrorState } from '../feedback/ErrorState';
import { FormSkeleton } from '../feedback/FormSkeleton';
import { reorderTarget } from '../reorderTarget';
import { useTypedText } from '../inputs/useTypedText';
import type { SiteOption, SiteLoader } from './siteOption';
import { SiteList, siteRowId } from './SiteList';
import { useSiteSearch } from './useSiteSearch';
import { isComposing } from '../isComposing';

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

/** What opens below a site box: a search, and the sites whose name holds it. */
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
  const { text, onChange, leave, composition } = useTypedText(query, (next) => {
    setQuery(next);
    setWanted(undefined);
  });
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
            'aria-expanded': count > 0,
            'aria-controls': count > 0 ? list : undefined,
            'aria-autocomplete': 'list',
            'aria-activedescendant': count > 0 ? siteRowId(list, active) : undefined,
            autoComplete: 'off',
            spellCheck: false,
            onKeyDown: press,
          },
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
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 24 }}>
        <Typography
          role="status"
          variant="caption"
          sx={{ color: 'text.secondary', flex: 1, fontVariantNumeric: 'tabular-nums' }}
        >
          {multiple
            ? translate('widgets.stations.chosen', { count: value.length, total: count })
            : sites && count > 0
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
