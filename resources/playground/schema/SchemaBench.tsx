import { Suspense } from 'react';
import { useLocale } from 'react-admin';
import { useWithResource } from '@/data/registry/ResourceContext';
import { LoadingPage } from '@/shell/pages/LoadingPage';
import { FrameProviders } from './FrameProviders';
import { SchemaPanels } from './SchemaPanels';

function Loaded({ name }: { readonly name: string }) {
  const { resource, views } = useWithResource(name);
  const locale = useLocale();
  return (
    <FrameProviders key={locale} resource={resource}>
      <SchemaPanels resource={resource} views={views} />
    </FrameProviders>
  );
}

/** One schema with all its views. */
export function SchemaBench({ name }: { readonly name: string }) {
  return (
    <Suspense fallback={<LoadingPage />}>
      <Loaded name={name} />
    </Suspense>
  );
}
