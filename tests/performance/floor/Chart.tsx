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
    const day = (date: Date) =>
      `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`;
    const today = new Date();
    const first = new Date(today.getFullYear(), today.getMonth(), 1);
    void request('/iemscloud/statistics/web/energy/pv/list', {
      dateType: 'day',
      beginDate: day(first),
      endDate: day(today),
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
