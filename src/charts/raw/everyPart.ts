import * as charts from 'echarts/charts';
import * as components from 'echarts/components';
import * as features from 'echarts/features';

/** All that ECharts can draw. */
export default [...Object.values(charts), ...Object.values(components), ...Object.values(features)];
