import { SankeyChart } from 'echarts/charts';

/** What of ECharts draws flows. */
export default [SankeyChart];
