import Bar from '@mui/icons-material/BarChart';
import Line from '@mui/icons-material/ShowChart';
import Multiple from '@mui/icons-material/ViewStreamOutlined';
import Pie from '@mui/icons-material/PieChartOutlineOutlined';
import Table from '@mui/icons-material/TableRowsOutlined';
import type { ReactElement } from 'react';
import type { ChartView } from '../chart';

/** The picture on the button of each view. */
export const viewIcons: Readonly<Record<ChartView, ReactElement>> = {
  line: <Line />,
  bar: <Bar />,
  table: <Table />,
  pie: <Pie />,
  multiple: <Multiple />,
};
