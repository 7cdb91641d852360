import { Box, IconButton, Tooltip } from '@mui/material';
import DensityMedium from '@mui/icons-material/DensityMedium';
import DensityLarge from '@mui/icons-material/DensityLarge';
import DensitySmall from '@mui/icons-material/DensitySmall';
import Refresh from '@mui/icons-material/Refresh';
import { memo, type ElementType, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { ColumnChoice } from './useColumns';
import { useDensity } from './useDensity';
import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import { lazyPart } from '@/data';
import { usePopup } from '@/widgets';

/** What a press leads to. */
const ICONS = { compact: DensitySmall, standard: DensityMedium, comfortable: DensityLarge } as const;

const ColumnPanel = lazyPart(() => import('./columns/ColumnPanel'));

/** The way to the columns: which are on view, in which order, pinned where. */
const ColumnChooser = memo(function ColumnChooser({ columns }: { readonly columns: ColumnChoice }) {
  const translate = useTranslate();
  const { anchor, close, trigger } = usePopup('dialog');
  const label = translate('list.columns.label');
  return (
    <>
      <Tooltip title={label}>
        <IconButton aria-label={label} {...trigger}>
          <ViewColumn fontSize="small" />
        </IconButton>
      </Tooltip>
      {anchor && <ColumnPanel columns={columns} anchor={anchor} onClose={close} waiting={null} />}
    </>
  );
});

interface ListToolsProps {
  readonly columns: ColumnChoice;
  /** Cards have neither columns nor density. */
  readonly asCards: boolean;
  /** How old the rows are, where they refresh themselves. */
  readonly age?: ReactNode;
  readonly children?: ReactNode;
  onRefresh(): void;
}

interface ToolProps {
  readonly label: string;
  /** Name of the keyboard shortcut that presses it. */
  readonly shortcut?: string;
  readonly icon: ElementType<{ fontSize: 'small' }>;
  onClick(): void;
}

/** A small button with an icon, named by its tooltip. */
const Tool = memo(function Tool({ label, shortcut, icon: Icon, onClick }: ToolProps) {
  return (
    <Tooltip title={label}>
      <IconButton onClick={onClick} aria-label={label} data-shortcut={shortcut}>
        <Icon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
});

/** The small buttons about how a list looks, at the end of its heading. */
export function ListTools({ columns, asCards, age, children, onRefresh }: ListToolsProps) {
  const translate = useTranslate();
  const density = useDensity();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      {children}
      {!asCards && (
        <>
          <Tool label={translate(`list.density.${density.next}`)} icon={ICONS[density.next]} onClick={density.press} />
          <ColumnChooser columns={columns} />
        </>
      )}
      {age}
      <Tool label={translate('actions.refresh')} shortcut="refresh" icon={Refresh} onClick={onRefresh} />
    </Box>
  );
}
