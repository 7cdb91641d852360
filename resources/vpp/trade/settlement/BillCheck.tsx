import { Alert, Box, LinearProgress } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { asObject, asText } from '@/api';
import { useResource } from '@/data';
import { encodeFields } from '@/schema';
import { useDebounced } from '@/widgets';
import type { CustomBill } from '@schemas/vpp/trade/custom-bill';
import { tradeCalls } from '../calls';

const NEEDED = ['tenantId', 'resourceIds', 'startDate', 'endDate'] as const;
/** Names that are told; of the others there is the number. */
const TOLD = 12;
const listOf = (value: unknown): Readonly<Record<string, unknown>>[] =>
  (Array.isArray(value) ? value : []).flatMap((one) => {
    const row = asObject(one);
    return row ? [row] : [];
  });

interface FoundProps {
  readonly text: string;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly left: boolean;
}

function Found({ text, rows, left }: FoundProps) {
  const translate = useTranslate();
  const names = rows
    .slice(0, TOLD)
    .map((row) =>
      [row.billNo ?? row.orderNo, row.billName ?? row.name, row.responseDate].map(asText).filter(Boolean).join(' · '),
    );
  return (
    <Alert severity={left ? 'warning' : 'error'} sx={{ '& ul': { m: 0, pl: 2 } }}>
      {text} {left && translate('vppTrade.billCheck.left')}
      <ul>
        {names.map((name, at) => (
          <li key={at}>{name}</li>
        ))}
        {rows.length > TOLD && <li>{`+ ${rows.length - TOLD}`}</li>}
      </ul>
    </Alert>
  );
}

/**
 * What keeps a bill from being made, asked while it is filled in: bills that hold a part of it, and settlements nobody
 * confirmed.
 */
export function BillCheck({ draft }: { readonly draft: Partial<CustomBill> }) {
  const { resource } = useResource();
  const translate = useTranslate();
  const values = useDebounced(draft, 400);
  const isWhole = NEEDED.every(
    (name) => values[name] !== undefined && values[name] !== null && String(values[name]) !== '',
  );
  const body = Object.fromEntries(
    NEEDED.flatMap((name) =>
      Object.entries(encodeFields(resource.fields, { [name]: values[name] })).filter(([wire]) => wire === name),
    ),
  );
  const { data, isError, isFetching } = useQuery({
    queryKey: ['vpp', 'billCheck', JSON.stringify(body)],
    queryFn: async ({ signal }) => asObject(await tradeCalls.checkBill(body, { signal, quiet: true })) ?? null,
    enabled: isWhole,
  });
  if (draft.billNo) return null; // a bill that is there is not checked again
  if (!isWhole) return <Alert severity="info">{translate('vppTrade.billCheck.none')}</Alert>;
  if (isError) return <Alert severity="info">{translate('vppTrade.billCheck.failed')}</Alert>;
  const [overlaps, unconfirmed] = [
    listOf(data?.overlaps ?? data?.overlapList),
    listOf(data?.unconfirmed ?? data?.unconfirmedOrders),
  ];
  return (
    <Box role="status" aria-busy={isFetching} sx={{ display: 'grid', gap: 1 }}>
      {isFetching && <LinearProgress />}
      {data !== undefined && overlaps.length + unconfirmed.length === 0 && (
        <Alert severity="success">{translate('vppTrade.billCheck.clean')}</Alert>
      )}
      {overlaps.length > 0 && (
        <Found
          text={translate('vppTrade.billCheck.overlaps', { smart_count: overlaps.length })}
          rows={overlaps}
          left={values.excluded === true}
        />
      )}
      {unconfirmed.length > 0 && (
        <Found
          text={translate('vppTrade.billCheck.unconfirmed', { smart_count: unconfirmed.length })}
          rows={unconfirmed}
          left={values.excluded === true}
        />
      )}
    </Box>
  );
}
