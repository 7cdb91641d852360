import { IconButton, Tooltip } from '@mui/material';
import Info from '@mui/icons-material/InfoOutlined';

interface InfoTipProps {
  /** What the button is for: 'How self-use is calculated'. */
  readonly label: string;
  readonly text: string;
}

/**
 * A word on a figure for those who ask: on hover, focus or touch.
 *
 * @example <InfoTip label={translate('depot.howYield')} text={translate('depot.yieldFormula')} />
 * @public
 */
export function InfoTip({ label, text }: InfoTipProps) {
  return (
    <Tooltip
      title={text}
      describeChild
      enterTouchDelay={0}
      leaveTouchDelay={8000}
      slotProps={{ tooltip: { sx: { whiteSpace: 'pre-line' } } }}
    >
      <IconButton aria-label={label} sx={{ color: 'text.secondary' }}>
        <Info sx={{ fontSize: 16 }} />
      </IconButton>
    </Tooltip>
  );
}
