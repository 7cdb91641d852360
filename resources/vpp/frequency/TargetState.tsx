import { Alert, Box, Chip, Link } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useAccess } from '@/access/AccessContext';
import { asCode, asObject, asText } from '@/api/wireValue';
import { StaleNotice } from '@/charts/card/StaleNotice';
import { useArea } from '@/data/texts/useArea';
import type { OwnBlockProps } from '@/report/blocks/ownBlock';

const COLOURS: Readonly<Record<string, 'default' | 'info' | 'success' | 'error'>> = { idle: 'default', adjusting: 'info', reached: 'success', failed: 'error' };

/** Whether a plant is where it is to come to, and the order that says so. */
export function TargetState({ live }: OwnBlockProps) {
  useArea('charts');
  const translate = useTranslate();
  const orders = useAccess().pathOf.get('vpp/response-order');
  const answer = asObject(live.data);
  if (!answer) return <Alert severity="info">{translate('vppTrade.control.none')}</Alert>;
  const [status, order] = [asCode(answer.status), asText(answer.orderId)];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Chip label={translate(`resources.vpp/adjust-target.enums.status.${status}`, { _: asText(answer.status) || '-' })} color={COLOURS[status] ?? 'default'} />
      {order !== '' && orders !== undefined && (
        <Link component={RouterLink} to={`${orders}/${encodeURIComponent(order)}/show`}>
          {asText(answer.orderNo) || order}
        </Link>
      )}
      {live.isStale && <StaleNotice {...live.state} />}
    </Box>
  );
}
