import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { SectionCard } from '@/crud';
import { StatusTag } from '@/fields';
import type { DeviceStrategies, HomeInfo, StrategyItem } from './readHomeInfo';

function Items({ items, label }: { readonly items: readonly StrategyItem[]; readonly label: string }) {
  const translate = useTranslate();
  const nameOf = ({ type, name }: StrategyItem) =>
    type === '' ? name || '-' : translate(`hems.info.strategies.types.${type}`, { _: name || type });
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {items.map((item, index) => (
        <Box
          component="li"
          key={`${item.type} ${index}`}
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 2,
            py: 0.75,
            borderBottom: 1,
            borderColor: 'divider',
            '&:last-of-type': { borderBottom: 0 },
          }}
        >
          <Typography variant="body2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {nameOf(item)}
          </Typography>
          {item.on === undefined ? (
            '-'
          ) : (
            <StatusTag
              text={translate(`hems.info.strategies.${item.on ? 'on' : 'off'}`)}
              tone={item.on ? 'success' : 'neutral'}
            />
          )}
        </Box>
      ))}
    </Box>
  );
}

function Nothing() {
  const translate = useTranslate();
  return (
    <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
      {translate('hems.info.strategies.empty')}
    </Typography>
  );
}

function OfDevice({ device: { device, sn, items } }: { readonly device: DeviceStrategies }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="h3" variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
        {device || sn || '-'}
        {device && sn && (
          <Typography component="span" variant="caption" sx={{ color: 'text.secondary', ml: 1 }}>
            {sn}
          </Typography>
        )}
      </Typography>
      {items.length === 0 ? <Nothing /> : <Items items={items} label={device || sn} />}
    </Box>
  );
}

/** The strategies of a home, by types and by devices, each ON or OFF (spec 02 §2, §4). */
export function StrategyFacts({ byTypes, byDevices }: Pick<HomeInfo, 'byTypes' | 'byDevices'>) {
  const translate = useTranslate();
  const types = translate('hems.info.strategies.byTypes');
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 2fr)' },
      }}
    >
      <SectionCard title={types}>
        {byTypes.length === 0 ? <Nothing /> : <Items items={byTypes} label={types} />}
      </SectionCard>
      <SectionCard title={translate('hems.info.strategies.byDevices')}>
        {byDevices.length === 0 ? (
          <Nothing />
        ) : (
          <Box
            sx={{
              display: 'grid',
              columnGap: 4,
              rowGap: 2,
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
            }}
          >
            {byDevices.map((device, index) => (
              <OfDevice key={`${device.sn} ${index}`} device={device} />
            ))}
          </Box>
        )}
      </SectionCard>
    </Box>
  );
}
