import { Box, Link } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useResource } from '@/data';
import { WAITING } from '@/data/internal';
import { UNSEEN } from '@/widgets';
import type { Filters } from '../cleanFilters';
import { RemoveFilter } from './RemoveFilter';
import { FilterWords } from './FilterWords';

interface FilterChipsProps {
  readonly applied: Filters;
  /** Filters whose values stand in sight elsewhere: they are told to who does not see, and drawn once only. */
  readonly shown?: ReadonlySet<string>;
  /** Filters that have a way to end them where they stand. */
  readonly removable?: ReadonlySet<string>;
  onApply(filters: Filters): void;
}

const NONE: ReadonlySet<string> = new Set();

/** The filters at work as a list, each with a way to end it. */
export function FilterChips({ applied, shown = NONE, removable = NONE, onApply }: FilterChipsProps) {
  const { resource, scope } = useResource();
  const translate = useTranslate();
  const names = Object.keys(applied).filter((name) => name !== WAITING); // that one has its own button above the list
  if (names.length === 0) return null;
  const labelOf = (name: string) => {
    if (Object.hasOwn(resource.fields, name)) return translate(`${scope}.fields.${name}`);
    return name === resource.search?.param ? translate('list.filters.search') : name;
  };
  const seen = names.filter((name) => !shown.has(name));
  const without = (gone: string) => Object.fromEntries(Object.entries(applied).filter(([name]) => name !== gone));
  return (
    <Box
      component="ul"
      aria-label={translate('list.filters.active')}
      sx={{
        ...(seen.length === 0 && { '&:not(:focus-within)': UNSEEN }),
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        flex: '1 1 100%',
        minWidth: 0,
        listStyle: 'none',
        m: 0,
        p: 0,
        overflowX: 'auto',
        scrollbarWidth: 'none',
        position: 'relative',
      }}
    >
      {names.map((name) => (
        <Box component="li" key={name} sx={shown.has(name) ? { '&:not(:focus-within)': UNSEEN } : CHIP}>
          <FilterWords name={name} value={applied[name]} />
          {!removable.has(name) && <RemoveFilter label={labelOf(name)} onRemove={() => onApply(without(name))} />}
        </Box>
      ))}
      <Box component="li" sx={{ flex: 'none' }}>
        <Link
          component="button"
          type="button"
          variant="body2"
          onClick={() => onApply(Object.fromEntries(Object.entries(applied).filter(([name]) => name === WAITING)))}
          sx={{ minHeight: 28 }}
        >
          {translate('list.filters.clear')}
        </Link>
      </Box>
    </Box>
  );
}

const CHIP = {
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  maxWidth: 'min(100%, 480px)',
  minHeight: 28,
  pl: 1,
  borderRadius: 1,
  bgcolor: 'action.selected',
} as const;
