import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '@/widgets';
import { MOST_TABS, type PageTab } from '../pageTab';

interface CrowdedQuestionProps {
  readonly tabs: readonly PageTab[];
  readonly shown: string | undefined;
  nameOf(tab: PageTab): string;
  close(key: string): void;
}

/** Where no tab can make room without losing what was typed, the person decides: once for each tab more. */
export function CrowdedQuestion({ tabs, shown, nameOf, close }: CrowdedQuestionProps) {
  const translate = useTranslate();
  const [allowed, allow] = useState(MOST_TABS);
  const count = tabs.length;
  if (allowed > Math.max(count, MOST_TABS)) allow(Math.max(count, MOST_TABS));
  const oldest = tabs.filter(({ key }) => key !== shown).toSorted((a, b) => a.used - b.used)[0];
  if (count <= allowed || !oldest) return null;
  return (
    <ConfirmDialog
      open
      title={translate('tabs.crowded.title', { name: nameOf(oldest) })}
      text={translate('tabs.crowded.text', { count })}
      confirmLabel={translate('tabs.discard.confirm')}
      danger
      onConfirm={() => close(oldest.key)}
      onClose={() => allow(count)}
    />
  );
}
