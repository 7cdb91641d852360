import Computer from '@mui/icons-material/ComputerOutlined';
import DarkMode from '@mui/icons-material/DarkModeOutlined';
import LightMode from '@mui/icons-material/LightModeOutlined';
import { ToggleButton, ToggleButtonGroup, Tooltip, useColorScheme } from '@mui/material';
import { useTranslate } from 'react-admin';

const MODES = [
  { mode: 'light', Icon: LightMode },
  { mode: 'dark', Icon: DarkMode },
  { mode: 'system', Icon: Computer },
] as const;

/** Light, dark, or as the device has it. */
export function ThemeChoice() {
  const translate = useTranslate();
  const { mode, setMode } = useColorScheme();
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      value={mode ?? 'system'}
      aria-label={translate('shell.theme.label')}
      onChange={(_, next: 'light' | 'dark' | 'system' | null) => next && setMode(next)}
    >
      {MODES.map(({ mode: value, Icon }) => (
        <ToggleButton key={value} value={value} aria-label={translate(`shell.theme.${value}`)}>
          <Tooltip title={translate(`shell.theme.${value}`)}>
            <Icon fontSize="small" />
          </Tooltip>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
