import { Box, Paper, Typography } from '@mui/material';
import Router from '@mui/icons-material/RouterOutlined';
import { useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { StatusTag } from '@/fields';
import { CopyButton, EmptyState } from '@/widgets';
import { useShownHome } from '../context/HomeContext';
import { homeTimeText } from '../times/homeTimeText';
import { BrandLogo } from './BrandLogo';
import type { Controller } from './readDevices';

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="dt" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography
        component="dd"
        variant="body2"
        sx={{ m: 0, minHeight: 24, display: 'flex', alignItems: 'center', gap: 0.5, overflowWrap: 'anywhere' }}
      >
        {children}
      </Typography>
    </Box>
  );
}

/** The controller of the home, or that there is none yet (spec 02 §2). */
export function ControllerCard({ controller }: { readonly controller: Controller | undefined }) {
  const translate = useTranslate();
  const id = useId();
  const { home, zone } = useShownHome();
  const said = (text: string) => text || '-';
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{ px: { xs: 2, sm: 3 }, py: 2, minWidth: 0 }}
    >
      <Typography id={id} component="h2" variant="subtitle1">
        {translate('hems.device.controller.title')}
      </Typography>
      {controller === undefined ? (
        <EmptyState icon={<Router />} title={translate('hems.device.controller.empty')} />
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: { xs: 2, sm: 3 }, mt: 1.5 }}>
          <BrandLogo address={controller.logo} brand={controller.brand} />
          <Box
            component="dl"
            sx={{
              m: 0,
              flex: '1 1 240px',
              display: 'grid',
              gridTemplateColumns: {
                xs: 'repeat(auto-fit, minmax(min(140px, 100%), 1fr))',
                md: 'repeat(3, minmax(0, 1fr))',
                xl: 'repeat(6, minmax(0, 1fr))',
              },
              columnGap: 3,
              rowGap: 1.5,
            }}
          >
            <Fact label={translate('hems.device.controller.brand')}>{said(controller.brand)}</Fact>
            <Fact label={translate('hems.device.controller.sn')}>
              {said(controller.sn)}
              {controller.sn !== '' && <CopyButton text={controller.sn} />}
            </Fact>
            <Fact label={translate('hems.device.controller.status')}>
              {controller.online === undefined ? (
                '-'
              ) : (
                <StatusTag
                  text={translate(`hems.device.status.${controller.online ? 'online' : 'offline'}`)}
                  tone={controller.online ? 'success' : 'neutral'}
                />
              )}
            </Fact>
            <Fact label={translate('hems.device.controller.model')}>{said(controller.model)}</Fact>
            <Fact label={translate('hems.device.controller.firmware')}>{said(controller.firmware)}</Fact>
            <Fact label={translate('hems.device.controller.lastOnline')}>
              {homeTimeText(controller.lastOnline, { zone: home.zone, shownIn: zone })}
            </Fact>
          </Box>
        </Box>
      )}
    </Paper>
  );
}
