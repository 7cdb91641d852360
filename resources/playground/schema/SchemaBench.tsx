import { Suspense, type ComponentProps } from 'react';
import { useLocale } from 'react-admin';
import { useWithResource } from '@/data';
import { LoadingPage } from '@/shell';
import { callsOf } from '@/tools';
import { FrameProviders } from './FrameProviders';
import { SchemaPanels } from './SchemaPanels';

interface SchemaBenchProps extends Pick<ComponentProps<typeof FrameProviders>, 'records'> {
  readonly name: string;
}

function Loaded({ name, records }: SchemaBenchProps) {
  const { resource, views } = useWithResource(name);
  const locale = useLocale();
  const codes = [...STANDARD, ...Object.keys(resource.actions), ...callsOf(resource).flatMap(({ code }) => code ?? [])];
  return (
    <FrameProviders key={locale} kind="resource" name={name} codes={codes} records={records}>
      <SchemaPanels resource={resource} views={views} />
    </FrameProviders>
  );
}

const STANDARD = ['create', 'edit', 'delete', 'export', 'import'];

export function SchemaBench({ name, records }: SchemaBenchProps) {
  return (
    <Suspense fallback={<LoadingPage />}>
      <Loaded name={name} records={records} />
    </Suspense>
  );
}
