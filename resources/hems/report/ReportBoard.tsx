import { useTranslate } from 'react-admin';
import { homeCalls } from '../calls';
import { BarCard } from '../charts/BarCard';
import { monthToDate } from '../range/dayRange';
import { RangeField } from '../range/RangeField';
import type { RangeRule } from '../range/rangeProblem';
import { useRangeQuery } from '../range/useRangeQuery';
import { useShownHome } from '../station/HomeContext';
import { ReportSection } from './ReportSection';
import { SavingCharts } from './SavingCharts';

/** The report of some days: energy, green power and cost saving, each loading by itself (spec 02 §2, §5). */
export function ReportBoard() {
  const translate = useTranslate();
  const { today } = useShownHome();
  const rule: RangeRule = { last: today, maxSpan: '3 months' };
  const [range, choose] = useRangeQuery(rule, monthToDate(today));
  const chart = { range, legend: 'bottom', level: 'h3' } as const;
  return (
    <>
      <RangeField label={translate('hems.report.dates')} value={range} rule={rule} offersSpan clearable onRange={choose} />
      <ReportSection of="energy" range={range} ask={homeCalls.energyGeneral}>
        <BarCard {...chart} id="home-report-energy" title={translate('hems.report.charts.energy')} ask={homeCalls.energyChart} />
      </ReportSection>
      <ReportSection of="green" range={range} ask={homeCalls.greenGeneral}>
        <BarCard {...chart} id="home-report-green" title={translate('hems.report.charts.green')} ask={homeCalls.greenChart} />
      </ReportSection>
      <ReportSection of="saving" range={range} ask={homeCalls.savingGeneral}>
        <SavingCharts range={range} />
      </ReportSection>
    </>
  );
}
