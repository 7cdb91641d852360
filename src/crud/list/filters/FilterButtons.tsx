import { ButtonBase, IconButton } from '@mui/material';
import Close from '@mui/icons-material/Close';
import { useTranslate } from 'react-admin';

interface NotSwitchProps {
  /** Name of the filter. */
  readonly label: string;
  readonly not: boolean;
  onTurn(not: boolean): void;
}

/** Turns a filter from 'is' to 'is not' and back. */
export function NotSwitch({ label, not, onTurn }: NotSwitchProps) {
  const translate = useTranslate();
  return (
    <ButtonBase
      aria-pressed={not}
      aria-label={translate('list.filters.turn', { name: label })}
      onClick={() => onTurn(!not)}
      sx={{
        flex: 'none',
        minHeight: 28,
        px: 0.75,
        borderRadius: 1,
        typography: 'caption',
        textDecoration: 'underline dotted',
        textUnderlineOffset: '3px',
        color: not ? 'error.main' : 'text.secondary',
        fontWeight: not ? 600 : 400,
        '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
      }}
    >
      {translate(not ? 'list.filters.isNot' : 'list.filters.is')}
    </ButtonBase>
  );
}

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
