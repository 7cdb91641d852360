import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { usePagePlace, useResource } from '@/data';
import type { FormMode, Section } from '@/schema';
import { TabPanel, TabStrip } from '@/widgets';
import { rootOf } from '@/fields/internal';
import { Sheet } from '../SectionCard';
import { FormSection } from './FormSection';
import type { Values } from './useFormState';

interface FormBodyProps {
  readonly sections: readonly Section[];
  readonly mode: FormMode;
  readonly idPrefix: string;
  readonly values: Values;
  readonly errors: Readonly<Record<string, string>>;
  readonly tab: string | undefined;
  onTab(tab: string): void;
  onChange(name: string, value: unknown): void;
  onLeave(name: string): void;
}

/** The sections of a form: those without a tab first, the others on their tabs. */
export function FormBody({ sections, tab, onTab, ...form }: FormBodyProps) {
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

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {drawn(undefined)}
      {current !== undefined && (
        <TabStrip
          tabs={tabs.map((key) => ({
            key,
            label: translate(`${scope}.tabs.${key}`),
            failed: sections.some((one) => one.tab === key && one.fields.some((name) => failed.has(name))),
          }))}
          current={current}
          idPrefix={idPrefix}
          label={translate('form.tabs')}
          failedText={translate('form.tabFailed')}
          onChoose={onTab}
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
