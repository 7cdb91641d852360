import { Chip, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { useResource } from '@/data/registry/ResourceContext';
import { useSavedSearches } from './useSavedSearches';

/** The searches the cloud keeps for the list, each a press away; pressed again it is let go (spec 02 §7). */
export function SavedSearches() {
  const { resource } = useResource();
  const translate = useTranslate();
  const searches = useSavedSearches(resource);
  const [address, setAddress] = useSearchParams();
  if (searches.length === 0) return null;
  return (
    <Stack direction="row" role="group" aria-label={translate('hems.office.header.searches')} sx={{ flexWrap: 'wrap', gap: 1 }}>
      {searches.map(({ id, name, filter }) => {
        const text = JSON.stringify(filter);
        const on = address.get('filter') === text;
        return <Chip key={id} label={name} size="small" aria-pressed={on} color={on ? 'primary' : 'default'} variant={on ? 'filled' : 'outlined'} onClick={() => setAddress({ filter: on ? '{}' : text })} />;
      })}
    </Stack>
  );
}
