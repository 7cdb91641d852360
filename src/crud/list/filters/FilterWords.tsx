import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useResource } from '@/data';
import { isNot, wantedOf } from '@/schema';
import { FilterValue } from './FilterValue';

/** What a filter is called: its field, the search, or that only the address knows it. */
export function useFilterLabel(): (name: string) => string {
  const { resource, scope } = useResource();
  const translate = useTranslate();
  return (name) => {
    if (Object.hasOwn(resource.fields, name)) return translate(`${scope}.fields.${name}`);
    return translate(name === resource.search?.param ? 'list.filters.search' : 'list.filters.ofAddress');
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
  const translate = useTranslate();
  const label = useFilterLabel()(name);
  const isKnown = Object.hasOwn(resource.fields, name) || name === resource.search?.param;
  return (
    <>
      <Typography variant="body2" component="span" sx={{ color: 'text.secondary', flex: 'none', mr: 0.5 }}>
        {isNot(value) ? translate('list.filters.not', { name: label }) : `${label}:`}
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
