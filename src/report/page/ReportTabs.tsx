import { Activity, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useAddressParams } from '@/data/internal';
import { TabPanel, TabStrip } from '@/widgets';
import { BlockGrid } from './BlockGrid';
import type { BlockCell } from './BlockCell';
import { tabsOf, visibleBlocks, type NamedBlock } from './grantedBlocks';
import { useReportOnPage } from './reportPage';

interface ReportTabsProps extends Pick<Parameters<typeof BlockCell>[0], 'values' | 'ready' | 'against'> {
  readonly blocks: readonly NamedBlock[];
  readonly narrow?: boolean;
}

/**
 * The blocks of a report: those of no tab, and below them the tab in the address. A tab that is left is kept as it was,
 * and asks for nothing; one that was never opened is not made.
 */
export function ReportTabs({ blocks, ...grid }: ReportTabsProps) {
  const { scope } = useReportOnPage();
  const translate = useTranslate();
  const idPrefix = useId();
  const [address, setAddress] = useAddressParams();
  const tabs = tabsOf(visibleBlocks(blocks, grid.values));
  const current = tabs.find((tab) => tab === address.get('tab')) ?? tabs[0];
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  if (current !== undefined && !opened.has(current)) setOpened(new Set([...opened, current]));
  const choose = (tab: string) =>
    setAddress((before) => {
      const next = new URLSearchParams(before);
      next.set('tab', tab);
      return next;
    });
  return (
    <>
      <BlockGrid blocks={blocks.filter(({ block }) => block.tab === undefined)} {...grid} begins />
      {current !== undefined && (
        <TabStrip
          tabs={tabs.map((key) => ({ key, label: translate(`${scope}.tabs.${key}`) }))}
          current={current}
          idPrefix={idPrefix}
          label={translate('report.page.tabs')}
          onChoose={choose}
        />
      )}
      {tabs.map((tab) => (
        <TabPanel key={tab} tab={tab} current={current ?? ''} idPrefix={idPrefix}>
          {opened.has(tab) && (
            <Activity mode={tab === current ? 'visible' : 'hidden'}>
              <BlockGrid blocks={blocks.filter(({ block }) => block.tab === tab)} {...grid} />
            </Activity>
          )}
        </TabPanel>
      ))}
    </>
  );
}
