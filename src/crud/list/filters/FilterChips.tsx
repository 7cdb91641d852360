import { Box, IconButton, Link, Typography } from '@mui/material';
import Close from '@mui/icons-material/Close';
import { useTranslate } from 'react-admin';
import { useResource } from '@/data/registry/ResourceContext';
import { WAITING } from '@/data/lists/waitingRecords';
import { isNot } from '@/schema';
import type { Filters } from '../cleanFilters';
import { FilterValue } from './FilterValue';

interface FilterChipsProps {
  readonly applied: Filters;
  onApply(filters: Filters): void;
}

/** The filters at work, each with a way to end it. They are in sight also where the inputs are folded away. */
export function FilterChips({ applied, onApply }: FilterChipsProps) {
  const { resource, scope } = useResource();
  const translate = useTranslate();
  const names = Object.keys(applied).filter((name) => name !== WAITING); // that one has its own button above the list
  if (names.length === 0) return null;
  const labelOf = (name: string) => {
    if (Object.hasOwn(resource.fields, name)) return translate(`${scope}.fields.${name}`);
    return name === resource.search?.param ? translate('list.filters.search') : name;
  };
  const offered = new Set([...resource.filters.map(({ field }) => field), ...names]);
  const without = (gone: string) => Object.fromEntries(Object.entries(applied).filter(([name]) => name !== gone));
  return (
    <Box
      component="ul"
      aria-label={translate('list.filters.active')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        listStyle: 'none',
        m: 0,
        px: 2,
        pt: 0,
        pb: 1.5,
      }}
    >
      <Typography component="li" variant="caption" sx={{ color: 'text.secondary', minHeight: 24, lineHeight: '24px' }}>
        {translate('list.filters.summary', { count: names.length, total: offered.size })}
      </Typography>
      {names.map((name) => (
        <Box
          component="li"
          key={name}
          sx={{
            display: 'flex',
            alignItems: 'center',
            maxWidth: 'min(100%, 480px)',
            minHeight: 24,
            pl: 1,
            borderRadius: 1,
            bgcolor: 'action.selected',
          }}
        >
          <Typography
            variant="caption"
            component="span"
            noWrap
            sx={{ color: 'text.secondary', flex: 'none', maxWidth: 140, mr: 0.5 }}
          >
            {isNot(applied[name]) ? translate('list.filters.not', { name: labelOf(name) }) : `${labelOf(name)}:`}
          </Typography>
          <Box
            component="span"
            sx={{
              minWidth: 0,
              overflow: 'hidden',
              whiteSpace: 'nowrap',
              textOverflow: 'ellipsis',
              '& > *': { typography: 'caption' },
            }}
          >
            <FilterValue name={name} value={applied[name]} />
          </Box>
          <IconButton
            size="small"
            aria-label={translate('list.filters.remove', { name: labelOf(name) })}
            onClick={() => onApply(without(name))}
            sx={{ minWidth: 24, minHeight: 24, p: 0.25 }}
          >
            <Close sx={{ fontSize: 14 }} />
          </IconButton>
        </Box>
      ))}
      <Box component="li">
        <Link
          component="button"
          type="button"
          variant="caption"
          onClick={() => onApply(Object.fromEntries(Object.entries(applied).filter(([name]) => name === WAITING)))}
          sx={{ minHeight: 24 }}
        >
          {translate('list.filters.clear')}
        </Link>
      </Box>
    </Box>
  );
}
