import { MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { InputProps } from '@/fields/views';
import { useStations } from './useStations';

const ALL = '';

/**
 * The stations in a menu of the wall itself: what opens elsewhere in the document is not seen while it fills the
 * screen.
 */
export function StationInput({ id, label, value, onChange }: InputProps<string>) {
  const translate = useTranslate();
  const stations = useStations();
  const isKnown = stations.some((one) => one.id === value);
  return (
    <TextField
      select
      id={id}
      label={label}
      value={isKnown ? value : ALL}
      onChange={({ target }) => onChange(target.value === ALL ? null : target.value)}
      sx={{ width: 280, maxWidth: '100%' }}
      slotProps={{ select: { displayEmpty: true, MenuProps: { disablePortal: true } }, inputLabel: { shrink: true } }}
    >
      <MenuItem value={ALL}>{translate('resources.pv/station-screen.screen.all')}</MenuItem>
      {stations.map((station) => (
        <MenuItem key={station.id} value={station.id}>
          {station.name}
        </MenuItem>
      ))}
    </TextField>
  );
}
