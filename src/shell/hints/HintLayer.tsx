import { Popper, useTheme } from '@mui/material';
import { tooltipStyles } from '../theme/surfaceStyles';
import { useHint } from './useHint';

/**
 * The names of controls that are drawn without words, one layer for the whole console: a control asks for it with
 * `data-hint="below"` or `"beside"`, and is named by its `aria-label`. A control costs nothing for it until it is pointed at.
 * More words than a name are a `Tooltip`.
 */
export function HintLayer() {
  const hint = useHint();
  const theme = useTheme();
  if (!hint) return null;
  return (
    <Popper
      open
      data-hints
      role="tooltip"
      anchorEl={hint.anchor}
      placement={hint.side === 'beside' ? 'right' : 'bottom'}
      modifiers={[{ name: 'offset', options: { offset: [0, 8] } }]}
      sx={{ zIndex: 'tooltip', maxWidth: 300, borderRadius: 1, overflowWrap: 'anywhere', ...tooltipStyles(theme) }}
    >
      {hint.text}
    </Popper>
  );
}
