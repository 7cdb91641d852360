import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import { useResource } from '@/data/registry/ResourceContext';
import type { AnyRecord } from '@/schema';
import { SectionCard } from '../SectionCard';
import type { Panel } from '../views';

interface DetailPanelProps {
  readonly panel: Panel<never>;
  readonly record: AnyRecord;
}

/** A bespoke piece of a record's page under its heading. */
export function DetailPanel({ panel, record }: DetailPanelProps) {
  const { scope } = useResource();
  const translate = useTranslate();
  // `defineViews` tied it to this resource's record
  const Content = panel.component as ComponentType<{ record: AnyRecord }>;
  if (panel.bare) return <Content record={record} />;
  return (
    <SectionCard title={translate(`${scope}.panels.${panel.key}`)}>
      <Content record={record} />
    </SectionCard>
  );
}
