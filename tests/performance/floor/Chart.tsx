import { BarChart, LineChart } from 'echarts/charts';
import { GridComponent, LegendComponent, TooltipComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { useEffect, useRef } from 'react';
import { Title } from 'react-admin';
import { request } from './ask';

use([BarChart, LineChart, GridComponent, LegendComponent, TooltipComponent, SVGRenderer]);

interface Series {
  readonly name: string;
  readonly list: readonly number[];
}

/** What the sun gave in a month, as bars. */
export default function Chart() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chart = place.current && init(place.current);
    // the day of the console's sites, so that both are answered the same
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(new Date());
    void request('/iemscloud/statistics/web/energy/pv/list', {
      dateType: 'day',
      beginDate: `${today.slice(0, 8)}01`,
      endDate: today,
    }).then((data) => {
      const { xlist, ylist } = data as { readonly xlist: string[]; readonly ylist: readonly Series[] };
      chart?.setOption({
        animation: false,
        tooltip: {},
        legend: {},
        xAxis: { data: xlist },
        yAxis: {},
        series: ylist.map(({ name, list }) => ({ type: 'bar', name, data: [...list] })),
      });
    });
    return () => chart?.dispose();
  }, []);
  return (
    <>
      <Title title="PV energy" />
      <div ref={place} role="application" style={{ height: 360 }} />
    </>
  );
}
