import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { BlockSwitch as Choices, WireRow } from '@/schema';

interface BlockSwitchProps {
  readonly choices: Choices;
  /** Whose texts: `resources.<report>.switches.<block>`. */
  readonly scope: string;
  /** Names the group: the heading of the block. */
  readonly label: string;
  readonly extra: WireRow;
  setExtra(extra: WireRow): void;
}

/** The choice above a block that is sent as one more parameter. */
export function BlockSwitch({ choices: { param, values }, scope, label, extra, setExtra }: BlockSwitchProps) {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={extra[param] ?? values[0]}
      aria-label={label}
      onChange={(_, next: unknown) => next !== null && setExtra({ ...extra, [param]: next })}
    >
      {values.map((value) => (
        <ToggleButton key={value} value={value}>
          {translate(`${scope}.${value}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
