import { Box, Button } from '@mui/material';
import Print from '@mui/icons-material/PrintOutlined';
import Timeline from '@mui/icons-material/TimelineOutlined';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { failureText, lazyPart, useArea, usePageAbout } from '@/data';
import { RecordPicker } from '@/fields';
import { EmptyState, ErrorState, isComposing, PageHeading } from '@/widgets';
import { orderTrace } from './trace/orderTrace';
import { TraceProvider } from './trace/TraceContext';
import { SCHEMA_OF, textOf } from './trace/traceRecords';
import { TraceView } from './trace/TraceView';
import { useTraceRecords } from './trace/useTraceRecords';

const TracePaper = lazyPart(() => import('./trace/TracePaper'));

interface OrderPickerProps {
  readonly order?: string | undefined;
  onChoose(order: string): void;
}

/** The order the page is about, found by its number. */
function OrderPicker({ order, onChoose }: OrderPickerProps) {
  const translate = useTranslate();
  return (
    <RecordPicker
      label={translate('resources.vpp/response-order.one')}
      target={SCHEMA_OF.order}
      value={order}
      onChoose={onChoose}
    />
  );
}

/** Prints the trace; so does the browser's own key for it. */
function PrintButton() {
  const translate = useTranslate();
  const [printing, setPrinting] = useState(false);
  const start = useEffectEvent(() => setPrinting(true));
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isComposing(event) || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
      if (event.key.toLowerCase() !== 'p') return;
      event.preventDefault();
      start();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <Button startIcon={<Print />} color="inherit" onClick={() => setPrinting(true)}>
        {translate('vpp.trace.print')}
      </Button>
      {printing && <TracePaper onDone={() => setPrinting(false)} waiting={null} />}
    </>
  );
}

interface TraceProps {
  readonly order: string;
  readonly notice: string;
  readonly resource: string;
  onChoose(order: string): void;
}

/** The trace of an order, or of a notice that became one, several or none. */
function Trace({ order, notice, resource, onChoose }: TraceProps) {
  const translate = useTranslate();
  const found = useTraceRecords({ order, notice });
  const trace = orderTrace(found, resource);
  const { answers, records } = trace;
  const [only, ...others] = found.orders ?? [];
  const isOne = only !== undefined && others.length === 0;
  const open = useEffectEvent(onChoose);
  useEffect(() => {
    if (isOne) open(only.id);
  }, [isOne, only?.id]);
  usePageAbout(textOf(records.order?.[0], 'orderNo') || textOf(records.notice?.[0], 'noticeNo') || undefined);
  const base = answers[order === '' ? 'notice' : 'order'];
  const isGone = base.state === 'failed' && Object.values(answers).every(({ records: rows = [] }) => rows.length === 0);
  return (
    <TraceProvider value={trace}>
      <PageHeading
        title={translate('resources.vpp/order-trace.name')}
        tag={answers.order.state !== 'refused' && <OrderPicker order={order || undefined} onChoose={onChoose} />}
        actions={<PrintButton />}
      />
      {others.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          {translate('vpp.trace.several', { smart_count: others.length + 1 })}
          {found.orders?.map((one) => (
            <Button key={one.id} variant="outlined" size="small" onClick={() => onChoose(one.id)}>
              {textOf(one, 'orderNo')}
            </Button>
          ))}
        </Box>
      )}
      {isGone ? <ErrorState text={failureText(base.error, translate)} onRetry={base.onRetry} /> : <TraceView />}
    </TraceProvider>
  );
}

/**
 * One trace from the notice to the bill: every figure of an order with its formula and its inputs, and between two
 * stages by how much and why they differ.
 */
// covers VS-001, VS-010, VS-012, VS-015, VS-016
export default function OrderTracePage() {
  useArea('vpp', 'lists', 'widgets');
  const translate = useTranslate();
  const [params, setParams] = useSearchParams();
  const [order, notice, resource] = ['order', 'notice', 'resource'].map((name) => params.get(name) ?? '');
  const choose = (id: string) => setParams({ order: id }, { replace: true });
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {order || notice ? (
        <Trace
          key={`${order} ${notice}`}
          order={order ?? ''}
          notice={order ? '' : (notice ?? '')}
          resource={resource ?? ''}
          onChoose={choose}
        />
      ) : (
        <>
          <PageHeading title={translate('resources.vpp/order-trace.name')} tag={<OrderPicker onChoose={choose} />} />
          <EmptyState
            icon={<Timeline />}
            title={translate('vpp.trace.begin.title')}
            text={translate('vpp.trace.begin.text')}
          />
        </>
      )}
    </Box>
  );
}
