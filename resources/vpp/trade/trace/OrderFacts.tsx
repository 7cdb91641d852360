import { Box, Link as TextLink, Typography } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useAccess } from '@/access';
import { zoneText } from '@/charts';
import { resourceNameOf, useResource, WithResource } from '@/data';
import { cellOf } from '@/fields';
import type { AnyRecord } from '@/schema';
import { formatDate, currentTime } from '@/schema/dates';
import { recordHref } from './recordHref';
import { useTrace } from './TraceContext';
import { SCHEMA_OF, textOf } from './traceRecords';

function State({ record }: { readonly record: AnyRecord }) {
  const { resource, scope } = useResource();
  const field = resource.fields.status;
  if (!field) return null;
  const Value = cellOf(field.type);
  return <Value value={record.status} record={record} name="status" field={field} scope={scope} />;
}

/** Which order it is, where it stands, when it was to be carried out, and whose clock the times are of. */
export function OrderFacts() {
  const { records, zone } = useTrace();
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const access = useAccess();
  const order = records.order?.[0];
  const href = order && recordHref(access, 'order', order);
  const plant = order?.$texts?.vppId ?? textOf(records.plant?.[0], 'name');
  const day = formatDate(textOf(order, 'responseDate'), 3, locale);
  const times = [textOf(order, 'startTime'), textOf(order, 'endTime')].filter(Boolean).join(' – ');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, alignItems: 'center', mb: -1 }}>
      {order && (
        <>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {href === undefined ? (
              textOf(order, 'orderNo')
            ) : (
              <TextLink component={Link} to={href}>
                {textOf(order, 'orderNo')}
              </TextLink>
            )}
          </Typography>
          <WithResource name={SCHEMA_OF.order} path={resourceNameOf(access, SCHEMA_OF.order)} waiting={null}>
            <State record={order} />
          </WithResource>
        </>
      )}
      {[plant, [day, times].filter(Boolean).join(' '), textOf(order, 'stopReason')].filter(Boolean).map((text) => (
        <Typography key={text} variant="body2">
          {text}
        </Typography>
      ))}
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {translate('vpp.trace.clock', { zone: zoneText(zone, currentTime()) })}
      </Typography>
    </Box>
  );
}
