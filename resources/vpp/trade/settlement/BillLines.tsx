import { Alert, Box, Link as TextLink, Skeleton } from '@mui/material';
import { useDataProvider, useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useAccess } from '@/access';
import { failureText, resourceNameOf, useLive, useResource, WithResource, type ConsoleDataProvider } from '@/data';
import { cellOf } from '@/fields';
import { currencyUnit, formatAmount, type AnyRecord } from '@/schema';
import { EmptyState, ErrorState, PlainTable } from '@/widgets';
import { billTotals, daysOf, isOfBill } from './billLines';

const LINES = 'vpp/order-settlement';
const TRACE = 'vpp/order-trace';
const PLANT = 'vpp/plant';
const RESOURCE = 'vpp/resource';
const COLUMNS = ['resourceId', 'customerAmount', 'effectiveEnergy', 'unitPrice', 'responseFee', 'penalty'];
/** Lines of a month, and resources of its customer, that are read at once. */
const MOST = 1000;

/**
 * The lines of a bill: no call tells them, so they are found by its days, its state and its customer, whose resources
 * are those of his plants. Where plants or resources are not open there is one customer only, as a rule.
 */
function useBillLines(bill: AnyRecord) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const access = useAccess();
  const read = async (schema: string, filter: Readonly<Record<string, unknown>>, signal: AbortSignal) =>
    (
      await provider.getList<AnyRecord>(resourceNameOf(access, schema), {
        filter,
        pagination: { page: 1, perPage: MOST },
        meta: { quiet: true },
        signal,
      })
    ).data;
  const readOwn = async (signal: AbortSignal): Promise<ReadonlySet<string> | undefined> => {
    if (![PLANT, RESOURCE].every((schema) => access.pathOf.has(schema))) return undefined;
    const [plants, resources] = await Promise.all([
      read(PLANT, { tenantId: bill.tenantId }, signal),
      read(RESOURCE, {}, signal),
    ]);
    const own = new Set(plants.filter(({ tenantId }) => tenantId === bill.tenantId).map(({ id }) => id));
    return new Set(resources.filter(({ vppId }) => typeof vppId === 'string' && own.has(vppId)).map(({ id }) => id));
  };
  return useLive(['vpp', 'bill lines', bill.id, bill.status], async (signal) => {
    const [lines, own] = await Promise.all([
      read(LINES, { responseDate: daysOf(bill) }, signal),
      readOwn(signal).catch(() => undefined),
    ]);
    return lines.filter((line) => isOfBill(bill, line, own));
  });
}

function Cell({ name, record }: { readonly name: string; readonly record: AnyRecord }) {
  const { resource, scope } = useResource();
  const field = resource.fields[name];
  if (!field) return '-';
  const Value = cellOf(field.type);
  return <Value value={record[name]} record={record} name={name} field={field} scope={scope} />;
}

function Lines({ bill }: { readonly bill: AnyRecord }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { pathOf } = useAccess();
  const { scope } = useResource();
  const { data, state } = useBillLines(bill);
  const path = pathOf.get(TRACE);
  if (data === undefined)
    return state.error && !state.loading ? (
      <ErrorState text={failureText(state.error, translate)} onRetry={state.onRetry} />
    ) : (
      <Skeleton variant="rounded" height={120} />
    );
  if (data.length === 0) return <EmptyState title={translate('vpp.billLines.none')} />;
  const { sum, difference } = billTotals(bill, data);
  const unit = { unit: currencyUnit('money', String(bill.currency ?? '')) };
  const order = (line: AnyRecord) =>
    path !== undefined && typeof line.orderId === 'string' && line.orderId !== '' ? (
      <TextLink
        component={Link}
        to={`${path}?${new URLSearchParams({ order: line.orderId, resource: String(line.resourceId) }).toString()}`}
        title={translate('resources.vpp/order-trace.name')}
      >
        {String(line.orderNo ?? line.orderId)}
      </TextLink>
    ) : (
      String(line.orderNo ?? '-')
    );
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      <PlainTable
        label={translate('vpp.billLines.title')}
        head={[translate(`${scope}.fields.orderNo`), ...COLUMNS.map((name) => translate(`${scope}.fields.${name}`))]}
        rows={data.map((line) => ({
          key: String(line.id),
          cells: [order(line), ...COLUMNS.map((name) => <Cell key={name} name={name} record={line} />)],
        }))}
        figuresFrom={2}
        maxHeight={480}
        rowHeads
      />
      {difference !== null && (
        <Alert severity={difference === 0 ? 'success' : 'warning'} sx={{ py: 0 }}>
          {translate(`vpp.billLines.${difference === 0 ? 'same' : 'differs'}`, {
            sum: formatAmount(sum, unit, locale),
            difference: formatAmount(difference, unit, locale),
          })}
        </Alert>
      )}
    </Box>
  );
}

/** The lines a bill is made of, each the way to the trace of its order, and whether they add up to it. */
export function BillLines({ record }: { readonly record: AnyRecord }) {
  const access = useAccess();
  return (
    <WithResource
      name={LINES}
      path={resourceNameOf(access, LINES)}
      waiting={<Skeleton variant="rounded" height={120} />}
    >
      <Lines bill={record} />
    </WithResource>
  );
}
