import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import type { ReactElement } from 'react';

interface ViewSwitchProps<V extends string> {
  /** What is chosen. */
  readonly label: string;
  readonly value: V;
  readonly views: readonly { readonly key: NoInfer<V>; readonly label: string; readonly icon: ReactElement }[];
  onChange(view: NoInfer<V>): void;
}

/**
 * The same thing shown in one way or another: a picture, a map, a table.
 *
 * @example
 * <ViewSwitch label={translate('depot.view')} value={view} onChange={setView}
 *   views={[{ key: 'map', label: onMap, icon: <MapIcon /> }, { key: 'table', label: asTable, icon: <TableRows /> }]} />
 * @public
 */
export function ViewSwitch<V extends string>({ label, value, views, onChange }: ViewSwitchProps<V>) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value}
      aria-label={label}
      onChange={(_, next: V | null) => next !== null && onChange(next)}
    >
      {views.map(({ key, label: name, icon }) => (
        <ToggleButton key={key} value={key} aria-label={name} title={name}>
          {icon}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
