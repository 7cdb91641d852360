import { Box } from '@mui/material';
import Enlarge from '@mui/icons-material/OpenInFull';
import Narrow from '@mui/icons-material/CloseFullscreen';
import { useTranslate } from 'react-admin';
import type { Download } from '@/api';
import type { ChartSpec, ChartView } from '../chart';
import { ExportTool } from './ExportTool';
import { ToolButton } from './ToolButton';
import { useToolbarKeys } from './useToolbarKeys';
import Bar from '@mui/icons-material/BarChart';
import Line from '@mui/icons-material/ShowChart';
import Multiple from '@mui/icons-material/ViewStreamOutlined';
import Pie from '@mui/icons-material/PieChartOutlineOutlined';
import Table from '@mui/icons-material/TableRowsOutlined';
import type { ReactElement } from 'react';

/** The picture on the button of each view. */
const viewIcons: Readonly<Record<ChartView, ReactElement>> = {
  line: <Line />,
  bar: <Bar />,
  table: <Table />,
  pie: <Pie />,
  multiple: <Multiple />,
};

interface ChartToolsProps {
  readonly spec: ChartSpec;
  readonly view: ChartView;
  readonly views: readonly ChartView[];
  readonly hidden: ReadonlySet<string>;
  /** The chart fills the screen. */
  readonly large?: boolean;
  file?(): Promise<Download>;
  onView(view: ChartView): void;
  /** Enlarge, or back. */
  onLarge(): void;
}

/**
 * The tools of a chart (spec 01 §2): how to look at it, enlarge or narrow, export. At rest only the way to its table is
 * in sight, and from the table the ways back.
 */
export function ChartTools({ spec, view, views, hidden, large, file, onView, onLarge }: ChartToolsProps) {
  const translate = useTranslate();
  const { toolbar, tool } = useToolbarKeys([...(views.length > 1 ? views : []), 'large', 'export']);
  return (
    <Box
      role="toolbar"
      aria-label={translate('charts.tools', { title: spec.title })}
      {...toolbar}
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5, ml: 'auto' }}
    >
      {views.length > 1 && (
        <Box
          role="group"
          aria-label={translate('charts.views')}
          // last in sight: at rest the way to the table stands at the edge
          sx={{ display: 'flex', p: '2px', order: 1, ml: 0.5 }}
        >
          {views.map((one) => (
            <ToolButton
              key={one}
              label={translate(`charts.view.${one}`)}
              icon={viewIcons[one]}
              pressed={one === view}
              isSteady={one === 'table' || view === 'table'}
              onClick={() => onView(one)}
              // always in sight, so it stands where the tools end; keys go in the order that is said
              style={{ order: Number(one === 'table') }}
              {...tool(one)}
            />
          ))}
        </Box>
      )}
      <ToolButton
        label={translate(large ? 'charts.narrow' : 'charts.enlarge')}
        icon={large ? <Narrow /> : <Enlarge />}
        autoFocus={large}
        onClick={onLarge}
        {...tool('large')}
      />
      <ExportTool spec={spec} view={view} views={views} hidden={hidden} {...(file && { file })} {...tool('export')} />
    </Box>
  );
}
