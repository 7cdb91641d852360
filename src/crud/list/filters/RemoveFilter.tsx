import { IconButton } from '@mui/material';
import Close from '@mui/icons-material/Close';
import { useTranslate } from 'react-admin';

/** Ends a filter. */
export function RemoveFilter({ label, onRemove }: { readonly label: string; onRemove(): void }) {
  const translate = useTranslate();
  return (
    <IconButton
      aria-label={translate('list.filters.remove', { name: label })}
      onClick={onRemove}
      sx={{ flex: 'none', p: 0.25, borderRadius: 1 }}
    >
      <Close sx={{ fontSize: 16 }} />
    </IconButton>
  );
}
