import { Box, Button, IconButton, Popover, Skeleton, Tooltip } from '@mui/material';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import { useTranslate } from 'react-admin';
import { lazyPart, useArea } from '@/data';
import type { FrameControl } from '../FieldFrame';
import { TimeBox } from './TimeBox';
import { usePopup } from '../usePopup';

interface TimePickProps {
  readonly control: FrameControl;
  readonly label: string;
  readonly value: string;
  onTime(value: string): void;
  onBlur?(): void;
  readonly seconds?: boolean;
  /** '24:00' may be chosen: the end of something. */
  readonly end?: boolean;
  readonly min?: string;
  readonly max?: string;
  readonly readOnly?: boolean;
  readonly autoFocus?: boolean;
}

const TimeColumns = lazyPart(() => import('./TimeColumns'));

interface TimeMenuProps extends Pick<TimePickProps, 'value' | 'onTime' | 'end' | 'min' | 'max'> {
  readonly anchor: HTMLElement | null;
  readonly name: string;
  readonly seconds: boolean;
  onClose(): void;
}

/** The columns to pick from, midnight where it ends something, and the button that ends it. */
function TimeMenu({ anchor, name, seconds, end, onClose, ...columns }: TimeMenuProps) {
  const translate = useTranslate();
  const midnight = seconds ? '24:00:00' : '24:00';
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': name, sx: { mt: 0.5, fontVariantNumeric: 'tabular-nums' } },
      }}
    >
      <TimeColumns
        {...columns}
        seconds={seconds}
        waiting={<Skeleton variant="rounded" width={seconds ? 192 : 128} height={232} />}
      />
      <Box
        sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, p: 0.5, borderTop: 1, borderColor: 'divider' }}
      >
        {end && (
          <Button color="inherit" onClick={() => (columns.onTime(midnight), onClose())}>
            {midnight}
          </Button>
        )}
        <Button onClick={onClose} sx={{ ml: 'auto' }}>
          {translate('widgets.done')}
        </Button>
      </Box>
    </Popover>
  );
}

/** A time of day to type or to pick. The columns load when they are first opened. */
export function TimePick({
  control,
  label,
  value,
  onTime,
  seconds = false,
  end = false,
  min,
  max,
  readOnly,
  ...rest
}: TimePickProps) {
  useArea('widgets');
  const translate = useTranslate();
  const { anchor, close, trigger } = usePopup('dialog');
  const name = translate('widgets.dates.time.choose', { label });
  return (
    <>
      <TimeBox
        {...rest}
        control={control}
        value={value}
        onTime={onTime}
        seconds={seconds}
        readOnly={readOnly}
        end={
          !readOnly && (
            <Tooltip title={name}>
              <IconButton size="small" edge="end" aria-label={name} {...trigger}>
                <Schedule sx={{ fontSize: 18 }} />
              </IconButton>
            </Tooltip>
          )
        }
      />
      <TimeMenu {...{ anchor, name, value, onTime, seconds, end, min, max }} onClose={close} />
    </>
  );
}
