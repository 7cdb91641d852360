import { objectOf, decodeRecord, encodeRecord } from '@/schema';
import { useCan } from '@/access';
import { asObject, asText } from '@/api';
import { LiveFigures } from '@/charts';
import { ShownValues, type FormStore, RecordForm, useQuestion, SectionCard } from '@/crud';
import { useLive, PlaceProvider, usePagePlace, WithResource, useArea } from '@/data';
import type { OwnBlockProps } from '@/report';
import { ConfirmDialog, FormSkeleton } from '@/widgets';
import { Box } from '@mui/material';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { vppConfig } from '@schemas/hems/market/vpp-config';
import { marketCalls } from './calls';

/**
 * How the homes of an area take part; whoever may changes it, after a question (proposed fields G: the same call reads
 * and saves).
 */
export function VppConfigCard({ heading, place }: OwnBlockProps) {
  useArea('market', 'fields');
  const translate = useTranslate();
  const mayChange = useCan()('config');
  const area = asText(place.params.marketAreaId);
  const live = useLive(['hems', 'vpp config', area], async (signal) => {
    const raw = await marketCalls.vppConfig({ marketAreaId: area }, { signal, quiet: true });
    return decodeRecord(vppConfig, { id: area, ...objectOf(asObject(raw)?.config ?? raw) });
  });
  const known = live.state.updatedAt;
  const [opened, setOpened] = useState({ known, round: 0 });
  const [changed, setChanged] = useState(false);
  // read anew, but never under the hands of who types
  if (!changed && opened.known !== known) setOpened({ ...opened, known });
  const { pending, confirm } = useQuestion<true, true>();
  // the figures above are the page: a form that took the focus would scroll them away
  const around = usePagePlace();
  const part = useMemo(() => ({ ...around, isPart: true }), [around]);
  const store: FormStore = {
    draft: `hems/vpp-config:${area}`,
    read: async () => null,
    save: async (values) => {
      if (!(await confirm(true))) return undefined;
      await marketCalls.vppConfig({ marketAreaId: area, config: encodeRecord(vppConfig, values, 'edit') });
      return area;
    },
  };
  const saved = () => {
    setChanged(false);
    live.state.onRetry();
  };
  return (
    <WithResource name={vppConfig.name} path={`@${vppConfig.name}`} waiting={<FormSkeleton fields={8} />}>
      <Box component="section" aria-label={heading}>
        <LiveFigures live={live} waiting={<FormSkeleton fields={8} />}>
          {(read) => {
            const record = { ...read, currency: place.currency }; // prices are in that of the area
            return mayChange ? (
              <PlaceProvider value={part}>
                <RecordForm
                  key={`${area} ${place.currency} ${opened.known} ${opened.round}`}
                  mode="edit"
                  record={record}
                  store={store}
                  cancel={() => setOpened({ known, round: opened.round + 1 })}
                  onChanged={setChanged}
                  onSaved={saved}
                />
              </PlaceProvider>
            ) : (
              <SectionCard title={heading}>
                <ShownValues fields={vppConfig.fields} record={record} />
              </SectionCard>
            );
          }}
        </LiveFigures>
      </Box>
      {pending && (
        <ConfirmDialog
          open
          title={translate('market.vpp.question')}
          text={translate('market.vpp.questionText')}
          confirmLabel={translate('market.vpp.save')}
          onConfirm={() => pending.answer(true)}
          onClose={() => pending.answer(undefined)}
        />
      )}
    </WithResource>
  );
}
