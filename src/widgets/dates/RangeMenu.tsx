import { IconButton, Menu, MenuItem, Tooltip } from '@mui/material';
import History from '@mui/icons-material/HistoryOutlined';
import { useTranslate } from 'react-admin';
import { useArea } from '@/data';
import type { QuickRangeDays } from './quickRanges';
import { usePopup } from '../usePopup';

interface RangeMenuProps {
  readonly ranges: readonly QuickRangeDays[];
  /** The range that is shown: its line is marked. */
  readonly from: string;
  readonly to: string;
  onRange(range: QuickRangeDays): void;
}

/** Today, the last 7 days, this month and others: two presses each, where there is no room for buttons. */
export default function RangeMenu({ ranges, from, to, onRange }: RangeMenuProps) {
  useArea('widgets');
  const translate = useTranslate();
  const { close, trigger, popover } = usePopup('menu');
  const label = translate('widgets.dates.quick.label');
  return (
    <>
      <Tooltip title={label}>
        <IconButton aria-label={label} {...trigger} sx={{ flex: 'none', p: 0.5 }}>
          <History fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu {...popover} slotProps={{ list: { 'aria-label': label, dense: true } }}>
        {ranges.map((range) => (
          <MenuItem
            key={range.name}
            selected={range.from === from && range.to === to}
            onClick={() => {
              close();
              onRange(range);
            }}
          >
            {translate(`widgets.dates.quick.${range.name}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
