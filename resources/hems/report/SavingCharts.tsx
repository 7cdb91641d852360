import { Box } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { TabPanel } from '@/widgets/tabs/TabPanel';
import { TabStrip } from '@/widgets/tabs/TabStrip';
import { homeCalls } from '../calls';
import { BarCard } from '../charts/BarCard';
import type { DayRange } from '../range/dayRange';

const TABS = { saving: homeCalls.saving, comparison: homeCalls.comparison } as const;

type SavingTab = keyof typeof TABS;

const isTab = (key: string): key is SavingTab => Object.hasOwn(TABS, key);

/** Two tabs; each asks for its chart when it is shown (spec 02 §2). */
export function SavingCharts({ range }: { readonly range: DayRange }) {
  const translate = useTranslate();
  const [tab, setTab] = useState<SavingTab>('saving');
  const tabs = Object.keys(TABS).filter(isTab);
  const title = (key: SavingTab) => translate(`hems.report.tabs.${key}`);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <TabStrip tabs={tabs.map((key) => ({ key, label: title(key) }))} current={tab} idPrefix="saving" label={translate('hems.report.sections.saving')} onChoose={(key) => isTab(key) && setTab(key)} />
      {tabs.map((key) => (
        <TabPanel key={key} tab={key} current={tab} idPrefix="saving">
          {key === tab && <BarCard id={`home-report-${key}`} title={title(key)} range={range} ask={TABS[key]} legend="bottom" level="h3" />}
        </TabPanel>
      ))}
    </Box>
  );
}
