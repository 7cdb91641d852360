import { Autocomplete, Box, Typography } from '@mui/material';
import History from '@mui/icons-material/History';
import Place from '@mui/icons-material/PlaceOutlined';
import { useRef, useState, type SyntheticEvent } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { failureText } from '@/data';
import type { AnyRecord, Id } from '@/schema';
import { partsOfId, shownName } from '@/schema/internal';
import type { FrameControl } from '@/widgets/internal';
import { NameText, SearchInput, useAutocompleteTexts } from '@/widgets';
import { RetryLine } from '../RetryLine';
import { titleIn } from './titleIn';
import { useOptions } from './useOptions';
import { NAME_ON_ITS_WAY, useTitles } from './useTitles';

interface ReferencePickerProps {
  readonly control: FrameControl;
  /** Name of the resource to choose from. */
  readonly target: string;
  readonly ids: readonly Id[];
  /** Names that came along with the record, for the value it had then. */
  readonly brought?: string;
  /** Narrows what is offered. */
  readonly filter?: Readonly<Record<string, unknown>>;
  readonly multiple: boolean;
  /** Several stand on one line, the first by its name, until somebody is in the box. */
  readonly oneLine?: boolean;
  /** The last one may not be taken away. */
  readonly keep?: boolean;
  readonly placeholder?: string;
  /** None means all: a value, which is written as one. */
  readonly all?: boolean;
  readonly readOnly?: boolean;
  readonly autoFocus?: boolean;
  /** Offered first while nothing is searched for: those looked at last. */
  readonly recent?: readonly Id[];
  /** It says what a whole page is about. */
  readonly isPlace?: boolean;
  onPick(ids: Id[]): void;
  onBlur?(): void;
}

const NONE: readonly Id[] = [];

const ONE_LINE = {
  '& .MuiAutocomplete-inputRoot:not(.Mui-focused)': {
    flexWrap: 'nowrap',
    '& .MuiAutocomplete-tag': { minWidth: 0 },
    '& .MuiAutocomplete-tag:not(.MuiChip-root)': { flex: 'none' },
    '& .MuiAutocomplete-input': { minWidth: 0 },
  },
} as const;

/** The last entry of the list when there is more to see; choosing it loads more and closes nothing. */
const MORE = '\u0000more';

/** What is typed, what is asked for by it, and what a choice does. */
function useSearch({ target, ids, brought, filter, recent = NONE, onPick }: ReferencePickerProps) {
  const locale = useLocale() ?? 'en';
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [search, setSearch] = useState('');
  const loadedMore = useRef(false);
  const { records, hasMore, loadMore, loading, error, retry } = useOptions(target, open, {
    search,
    filter,
    below: partsOfId(ids[0] ?? '').above,
  });
  const { titleOf, remember } = useTitles(target, ids, brought);
  const { titleOf: recentTitle } = useTitles(target, open ? recent : NONE, undefined);
  const known = new Map(records.map((one) => [one.id, titleIn(one, locale)]));
  const isKnown = (id: Id) => known.has(id) || ![id, NAME_ON_ITS_WAY].includes(recentTitle(id));
  const first = search === '' ? recent.filter(isKnown) : NONE;
  const others = records.map((one) => one.id).filter((id) => !first.includes(id));
  const titles = new Map([...first.map((id) => [id, recentTitle(id)] as const), ...known]);
  const forget = () => {
    setTyped(null);
    setSearch('');
  };
  const choose = (next: readonly Id[]) => {
    loadedMore.current = next.includes(MORE);
    if (loadedMore.current) return loadMore();
    remember(records.filter((one: AnyRecord) => next.includes(one.id)));
    forget();
    onPick([...next]);
  };
  const type = (event: SyntheticEvent | null, text: string, reason: string) => {
    if (reason === 'input') {
      setTyped(text);
      const composing = event?.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing;
      if (!composing) setSearch(text);
    } else if (reason !== 'reset' && !loadedMore.current) {
      // 'reset' comes with every new array of values, as a form being drawn again brings one: it takes nothing away
      // that is typed
      forget();
    }
  };
  const close = () => {
    if (loadedMore.current) loadedMore.current = false;
    else setOpen(false);
  };
  return {
    typed,
    setSearch,
    choose,
    titles,
    titleOf,
    first,
    failure: error && { error, retry },
    list: {
      options: [...first, ...others, ...(hasMore ? [MORE] : [])],
      open,
      onOpen: () => setOpen(true),
      onClose: close,
      onInputChange: type,
      loading,
    },
  };
}

interface EntryProps {
  readonly record: Id;
  readonly title: string | undefined;
  /** It was looked at lately. */
  readonly isRecent: boolean;
  readonly li: React.HTMLAttributes<HTMLLIElement>;
}

/** An entry of the list: a name, or the words that load more. */
function Entry({ record, title, isRecent, li }: EntryProps) {
  const translate = useTranslate();
  return (
    <Box component="li" {...li} sx={{ overflowWrap: 'anywhere' }}>
      {record === MORE ? (
        <Typography variant="body2" sx={{ color: 'primary.main' }}>
          {translate('fields.reference.more')}
        </Typography>
      ) : (
        <NameText text={title ?? record} />
      )}
      {isRecent && (
        <History titleAccess={translate('widgets.recent')} sx={{ fontSize: 16, color: 'text.secondary', ml: 'auto' }} />
      )}
    </Box>
  );
}

/**
 * Finds records by name on the server and holds one or several of them.
 *
 * @example
 * <ReferencePicker control={control} target="iot/device" ids={id ? [id] : []} multiple={false}
 *   onPick={([next]) => setId(next)} />
 * @public
 */
export function ReferencePicker(props: ReferencePickerProps) {
  const { control, ids, multiple, keep } = props;
  const translate = useTranslate();
  const texts = useAutocompleteTexts();
  const { typed, setSearch, choose, titles, titleOf, first, failure, list } = useSearch(props);
  const shared = {
    ...texts,
    ...list,
    id: control.id,
    onBlur: props.onBlur,
    filterOptions: (all: Id[]) => all,
    getOptionLabel: (id: Id) =>
      id === MORE ? translate('fields.reference.more') : shownName(titles.get(id) ?? titleOf(id)),
    getOptionKey: (id: Id) => id, // records may share a name
    loadingText: translate('widgets.loading'),
    noOptionsText: failure ? (
      <RetryLine text={failureText(failure.error, translate)} onRetry={failure.retry} />
    ) : (
      translate('widgets.nothingFound')
    ),
    readOnly: props.readOnly,
    openOnFocus: props.isPlace === true, // those looked at last are one press away
    size: 'small' as const,
    renderOption: ({ key, ...li }: React.HTMLAttributes<HTMLLIElement> & { readonly key: React.Key }, id: Id) => (
      <Entry key={key} record={id} title={titles.get(id)} isRecent={first.includes(id)} li={li} />
    ),
  };
  const box = (params: React.ComponentProps<typeof SearchInput>['params']) => (
    <SearchInput
      params={params}
      control={control}
      placeholder={ids.length === 0 ? props.placeholder : undefined}
      all={props.all}
      autoFocus={props.autoFocus}
      readOnly={props.readOnly}
      startAdornment={
        props.isPlace && <Place aria-hidden sx={{ fontSize: 18, color: 'text.secondary', flex: 'none', ml: 0.5 }} />
      }
      onCompositionEnd={(event) => setSearch(event.currentTarget.value)}
    />
  );
  const [chosen] = ids;
  return multiple ? (
    <Autocomplete
      {...shared}
      multiple
      disableCloseOnSelect
      {...(props.oneLine && { limitTags: 1, sx: ONE_LINE })}
      filterSelectedOptions={false}
      value={[...ids]}
      inputValue={typed ?? ''}
      onChange={(_, next) => choose(next)}
      renderInput={box}
    />
  ) : (
    <Autocomplete
      {...shared}
      disableClearable={keep}
      value={chosen ?? null}
      inputValue={typed ?? (chosen === undefined ? '' : shownName(titleOf(chosen)))}
      onChange={(_, next) => choose(next === null ? [] : [next])}
      renderInput={box}
    />
  );
}
