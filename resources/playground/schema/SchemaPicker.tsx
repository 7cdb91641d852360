import { Autocomplete, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useAutocompleteTexts } from '@/widgets';

interface SchemaPickerProps {
  readonly names: readonly string[];
  readonly value: string;
  onChange(name: string): void;
}

/** Every schema of the project by its name, found by any part of it. */
export function SchemaPicker({ names, value, onChange }: SchemaPickerProps) {
  const translate = useTranslate();
  const texts = useAutocompleteTexts();
  return (
    <Autocomplete
      {...texts}
      options={names}
      value={names.includes(value) ? value : null}
      onChange={(_, name) => name && onChange(name)}
      groupBy={(name) => name.split('/')[0] ?? ''}
      sx={{ flex: '0 1 340px' }}
      renderInput={(params) => (
        <TextField {...params} size="small" label={translate('playground.schema')} placeholder="iot/brand" />
      )}
    />
  );
}
