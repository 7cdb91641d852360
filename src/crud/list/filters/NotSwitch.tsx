import { ButtonBase } from '@mui/material';
import { useTranslate } from 'react-admin';

interface NotSwitchProps {
  /** Name of the filter. */
  readonly label: string;
  readonly not: boolean;
  onTurn(not: boolean): void;
}

/** Turns a filter from 'is' to 'is not' and back. */
export default function NotSwitch({ label, not, onTurn }: NotSwitchProps) {
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
