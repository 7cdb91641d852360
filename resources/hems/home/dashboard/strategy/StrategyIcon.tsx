import { Box } from '@mui/material';
import Lock from '@mui/icons-material/LockOutlined';
import Capacity from '@mui/icons-material/SpeedOutlined';
import Other from '@mui/icons-material/AutoModeOutlined';
import Overload from '@mui/icons-material/ShieldOutlined';
import FeedIn from '@mui/icons-material/UploadOutlined';
import Trading from '@mui/icons-material/CurrencyExchangeOutlined';
import type { StrategyKey, StrategyState } from './strategy';

const ICONS = { gridFeedIn: FeedIn, overload: Overload, capacityCharge: Capacity, energyTrading: Trading } as const;

/** The sign of an automation: filled while it is on, with a lock while it is locked. */
export function StrategyIcon({
  strategy,
  state,
}: {
  readonly strategy: StrategyKey | undefined;
  readonly state: StrategyState;
}) {
  const Icon = strategy ? ICONS[strategy] : Other;
  const on = state === 'on';
  return (
    <Box
      aria-hidden
      sx={{
        position: 'relative',
        display: 'grid',
        placeItems: 'center',
        flex: 'none',
        width: 36,
        height: 36,
        borderRadius: 2,
        bgcolor: on ? 'primary.main' : 'action.selected',
        color: on ? 'primary.contrastText' : 'text.secondary',
      }}
    >
      <Icon sx={{ fontSize: 20 }} />
      {state === 'locked' && (
        <Box
          sx={{
            position: 'absolute',
            right: -6,
            bottom: -6,
            display: 'grid',
            placeItems: 'center',
            width: 20,
            height: 20,
            borderRadius: '50%',
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'divider',
          }}
        >
          <Lock sx={{ fontSize: 12, color: 'warning.main' }} />
        </Box>
      )}
    </Box>
  );
}
