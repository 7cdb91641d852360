import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { lazyPart, usePagePlace, useResource } from '@/data';
import type { FormMode, Section } from '@/schema';
import { TabPanel, TabStrip } from '@/widgets';
import { rootOf } from '@/fields/internal';
import { Sheet } from '../SectionCard';
import { FormSection } from './FormSection';
import type { FormSteps } from './steps/useFormSteps';
import type { Values } from './useFormState';

const StepStrip = lazyPart(() => import('./steps/StepStrip'));

interface FormBodyProps {
  readonly sections: readonly Section[];
  readonly mode: FormMode;
  readonly idPrefix: string;
  readonly values: Values;
  readonly errors: Readonly<Record<string, string>>;
  readonly tab: string | undefined;
  /** The tabs are steps. */
  readonly steps: FormSteps | undefined;
  onTab(tab: string): void;
  onChange(name: string, value: unknown): void;
  onLeave(name: string): void;
}

/** The sections of a form: those without a tab first, the others on their tabs, which may be steps. */
export function FormBody({ sections, tab, steps, onTab, ...form }: FormBodyProps) {
  const { scope } = useResource();
  const translate = useTranslate();
  const { idPrefix, errors } = form;
  const tabs = [...new Set(sections.flatMap((one) => one.tab ?? []))];
  const current = tabs.find((key) => key === tab) ?? tabs[0];
  const failed = new Set(Object.keys(errors).map(rootOf));
  const first = usePagePlace().isPart ? undefined : sections[0]?.fields[0];
  const drawn = (tabKey: string | undefined) => {
    const shown = sections.filter((one) => one.tab === tabKey);
    if (shown.length === 0) return null;
    return (
      <Sheet>
        {shown.map((section) => (
          <FormSection key={section.key} section={section} first={first} {...form} />
        ))}
      </Sheet>
    );
  };

  const strip = {
    tabs: tabs.map((key) => ({
      key,
      label: translate(`${scope}.tabs.${key}`),
      failed: sections.some((one) => one.tab === key && one.fields.some((name) => failed.has(name))),
    })),
    idPrefix,
    onChoose: onTab,
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {current !== undefined && steps && (
        <StepStrip {...strip} current={current} steps={steps} waiting={<Box sx={{ height: 24 }} />} />
      )}
      {drawn(undefined)}
      {current !== undefined && !steps && (
        <TabStrip
          {...strip}
          current={current}
          label={translate('form.tabs')}
          failedText={translate('form.tabFailed')}
        />
      )}
      {tabs.map((key) => (
        <TabPanel key={key} tab={key} current={current ?? ''} idPrefix={idPrefix}>
          {drawn(key)}
        </TabPanel>
      ))}
    </Box>
  );
}
