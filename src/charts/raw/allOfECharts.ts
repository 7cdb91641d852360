import * as charts from 'echarts/charts';
import * as components from 'echarts/components';
import * as features from 'echarts/features';

/** All that ECharts can draw, 136 kB (gzip) more: for a `RawChart` that cannot say what it uses. */
export default [...Object.values(charts), ...Object.values(components), ...Object.values(features)];
