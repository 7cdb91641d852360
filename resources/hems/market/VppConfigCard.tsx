import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useCan } from '@/access/AccessContext';
import { asObject, asText } from '@/api/wireValue';
import { LiveFigures } from '@/charts/card/LiveFigures';
import { SectionCard } from '@/crud/SectionCard';
import { ShownValues } from '@/crud/actions/ShownValues';
import { useLive } from '@/data/live/useLive';
import { ResourceProvider } from '@/data/registry/ResourceContext';
import { useArea } from '@/data/texts/useArea';
import type { OwnBlockProps } from '@/report/blocks/ownBlock';
import { decodeRecord, type WireRow } from '@/schema';
import { ConfirmDialog } from '@/widgets/ConfirmDialog';
import { FormSkeleton } from '@/widgets/FormSkeleton';
import { failureText } from '@/data/texts/failureText';
import { vppConfig } from '@schemas/hems/vpp-config';
import { marketCalls } from './calls';

const SchemaForm = lazy(() => import('./SchemaForm'));
const NO_VIEWS = {};

/** How the homes of an area take part; whoever may changes it, after a question (proposed fields G: the same call reads and saves). */
export function VppConfigCard({ heading, place }: OwnBlockProps) {
  useArea('market', 'fields');
  const translate = useTranslate();
  const notify = useNotify();
  const mayChange = useCan()('config');
  const area = asText(place.params.marketAreaId);
  const [asking, setAsking] = useState<WireRow>();
  const live = useLive(['hems', 'vpp config', area], async (signal) => {
    const raw = await marketCalls.vppConfig({ marketAreaId: area }, { signal, quiet: true });
    return decodeRecord(vppConfig, { id: area, ...Object(asObject(raw)?.config ?? raw) });
  });
  const save = useMutation({
    mutationFn: (config: WireRow) => marketCalls.vppConfig({ marketAreaId: area, config }),
    onSuccess: () => {
      setAsking(undefined);
      notify('market.vpp.saved', { type: 'success' });
      live.state.onRetry();
    },
  });
  return (
    <SectionCard title={heading}>
      <ResourceProvider resource={vppConfig} path="@hems/vpp-config" views={NO_VIEWS}>
        <LiveFigures live={live} waiting={<FormSkeleton fields={8} />}>
          {(record) =>
            mayChange ? (
              <Suspense fallback={<FormSkeleton fields={8} />}>
                <SchemaForm key={live.state.updatedAt} resource={vppConfig} initial={record} columns={3} submit={translate('market.vpp.save')} busy={save.isPending} error={undefined} onSubmit={setAsking} />
              </Suspense>
            ) : (
              <ShownValues fields={vppConfig.fields} record={record} />
            )
          }
        </LiveFigures>
      </ResourceProvider>
      <ConfirmDialog
        open={asking !== undefined}
        title={translate('market.vpp.question')}
        text={translate('market.vpp.questionText')}
        confirmLabel={translate('market.vpp.save')}
        busy={save.isPending}
        {...(save.isError && { error: failureText(save.error, translate) })}
        onConfirm={() => asking && save.mutate(asking)}
        onClose={() => setAsking(undefined)}
      />
    </SectionCard>
  );
}
