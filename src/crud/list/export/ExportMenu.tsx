import { Menu, MenuItem } from '@mui/material';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useArea, useResource } from '@/data';
import { fileFormats } from '@/schema/internal';
import type { ExportOf, ExportWay } from './ExportOf';
import ExportRun from './ExportRun';
import { exportWays } from './exportWays';

interface ExportMenuProps {
  readonly what: ExportOf;
  readonly anchor: HTMLElement;
  /** It takes the place of the button from now on. */
  onRun(): void;
  onDone(): void;
}

/**
 * The ways to export a list, below its button; the one that is chosen runs. With one way there is nothing to choose.
 */
export default function ExportMenu({ what, anchor, onRun, onDone }: ExportMenuProps) {
  useArea('lists');
  const translate = useTranslate();
  const ways = exportWays(useResource().resource, what.records ? {} : what.filters);
  const formats = fileFormats();
  const [running, setRunning] = useState<{ readonly what: ExportOf; readonly way: ExportWay }>();
  const run = (way: ExportWay) => {
    setRunning({ what, way });
    onRun();
  };
  const begin = useEffectEvent(() => {
    const [way] = ways;
    if (way && ways.length === 1) run(way);
  });
  useEffect(() => begin(), []);
  if (running) return <ExportRun {...running} onDone={onDone} />;
  return (
    <Menu
      open={ways.length > 1}
      anchorEl={anchor}
      onClose={onDone}
      slotProps={{ list: { 'aria-label': translate('actions.export.label') } }}
    >
      {ways.map((way) => (
        <MenuItem key={way} onClick={() => run(way)}>
          {formats.get(way)?.label ?? translate(`lists.export.ways.${way}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
