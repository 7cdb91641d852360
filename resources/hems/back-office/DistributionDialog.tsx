import { FormControlLabel, Switch, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { SendDialog, useSaving } from '@/crud';
import { useResource } from '@/data';
import { FormSkeleton, TreeSelect } from '@/widgets';
import type { officeCalls } from './calls';
import { readOffered, type Offered } from './offered';

type Call = typeof officeCalls.brandsOf;

interface Given {
  readonly id: string;
  readonly tenantName?: string | null | undefined;
}

interface Distribution<R extends Given> {
  readonly all: Call;
  readonly update: Call;
  /** The field that gives everything, also what comes later. */
  readonly everything: keyof R & string;
  /** What is sent besides it. */
  body(options: Offered['options'], ticked: readonly string[]): object;
}

/** What a tenant may offer, ticked in a tree: brands, or countries with their areas, retailers and products. */
export function distributionDialog<R extends Given>({ all, update, everything, body }: Distribution<R>) {
  return function DistributionDialog({ records: [record], close }: { readonly records: readonly R[]; close(): void }) {
    const translate = useTranslate();
    const { scope } = useResource();
    const tenantId = record?.id ?? '';
    const offered = useQuery({
      queryKey: [scope, 'offered', tenantId],
      queryFn: async ({ signal }) => readOffered(await all({ tenantId }, { signal, quiet: true })),
      gcTime: 0,
    });
    const [ticked, setTicked] = useState<readonly string[]>();
    const [whole, setWhole] = useState(record?.[everything] === true);
    const { options = [], given = [] } = offered.data ?? {};
    const now = ticked ?? given;
    const save = useSaving(
      () => update({ tenantId, [everything]: whole, ...body(options, now) }, { quiet: true }),
      'actions.edit.success',
      close,
    );
    const label = translate(`${scope}.actions.distribute.label`);
    return (
      <SendDialog
        title={`${label}: ${record?.tenantName ?? ''}`}
        send={translate('actions.save')}
        closed={!offered.data}
        busy={save.isPending}
        error={save.error ?? offered.error}
        onSend={() => save.mutate()}
        onClose={close}
      >
        <FormControlLabel
          control={<Switch checked={whole} onChange={(_, on) => setWhole(on)} />}
          label={translate(`${scope}.fields.${everything}`)}
        />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate(whole ? 'hems.office.everything' : 'hems.office.ticked')}
        </Typography>
        {offered.data ? (
          <TreeSelect
            options={options}
            value={now}
            onChange={(next) => setTicked(next)}
            readOnly={whole}
            label={label}
            height={360}
          />
        ) : (
          !offered.error && <FormSkeleton />
        )}
      </SendDialog>
    );
  };
}
