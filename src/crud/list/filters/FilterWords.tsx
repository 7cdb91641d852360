import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useArea, useResource } from '@/data';
import { wantedOf } from '@/schema';
import { filterBy, isEmptyTest, wordOf } from '@/schema/internal';
import { FilterValue } from './FilterValue';

/** What a filter is called: its field, the search, or that only the address knows it. */
function useFilterLabel(): (name: string) => string {
  const { resource, scope } = useResource();
  const translate = useTranslate();
  return (name) => {
    if (Object.hasOwn(resource.fields, name)) return translate(`${scope}.fields.${name}`);
    return translate(name === resource.search?.param ? 'list.filters.search' : 'list.filters.ofAddress');
  };
}

/** The words before the value of a filter: 'State:', 'State is not', 'Due is empty'. */
export function useFilterLead(): (name: string, value: unknown) => string {
  useArea('lists');
  const { resource } = useResource();
  const translate = useTranslate();
  const labelOf = useFilterLabel();
  return (name, value) => {
    const label = labelOf(name);
    const filter = filterBy(resource, name);
    const word = Object.hasOwn(resource.fields, name) ? wordOf(resource, filter, value) : 'is';
    if (isEmptyTest(value) || word === 'not' || (word === 'oneOf' && !filter.many))
      return translate(`lists.words.said.${word}`, { name: label });
    return `${label}:`;
  };
}

const VALUE = {
  minWidth: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  '& > *': { typography: 'body2' },
} as const;

/** What a filter asks for, in words: its name and its value. One of the address alone is told as it stands there. */
export function FilterWords({ name, value }: { readonly name: string; readonly value: unknown }) {
  const { resource } = useResource();
  const lead = useFilterLead()(name, value);
  const isKnown = Object.hasOwn(resource.fields, name) || name === resource.search?.param;
  return (
    <>
      <Typography variant="body2" component="span" sx={{ color: 'text.secondary', flex: 'none', mr: 0.5 }}>
        {lead}
      </Typography>
      <Box component="span" sx={VALUE}>
        {isKnown ? (
          <FilterValue name={name} value={value} />
        ) : (
          <span>{`${name} = ${JSON.stringify(wantedOf(value))}`}</span>
        )}
      </Box>
    </>
  );
}
