import { Box, Button, Typography } from '@mui/material';
import Download from '@mui/icons-material/DownloadOutlined';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { download } from '@/api';
import { LiveFigures } from '@/charts';
import { SectionCard } from '@/crud';
import { StatusTag } from '@/fields';
import type { OwnBlockProps } from '@/report';
import { Facts, FormSkeleton, useFile } from '@/widgets';
import { homeTimeText } from '../../../home/times/homeTimeText';
import { analysisFiles } from '../calls';
import { useCustomer } from '../CustomerContext';
import { DetailDrawer } from './DetailDrawer';
import { AI_TOGGLES, readUser, type ShownUser } from './readUser';
import { deviceSetting, type SettingOf } from './settingIn';
import { AiTag, Tile } from './ToggleTile';

/** Devices shown until More is pressed (spec 02 §9). */
const FIRST = 12;
const GRID = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(184px, 100%), 1fr))',
} as const;

/** Who a customer user is, the automations of his home, and its devices, as they were on a day (spec 02 §2). */
// covers HR-080, HR-081, HR-082, HR-083
export function UserSummary({ heading, place, live }: OwnBlockProps) {
  const translate = useTranslate();
  const { id, today } = useCustomer();
  const day = place.days?.startDate ?? today;
  const [busy, save] = useFile();
  const fetchFile = () =>
    download({
      method: 'POST',
      path: analysisFiles.snapshot,
      params: { cusUserId: id, snapshotDate: day },
      fallbackName: `${heading}.xlsx`,
    });
  return (
    <SectionCard title={heading}>
      <LiveFigures live={live} waiting={<FormSkeleton fields={8} />}>
        {(raw) => (
          <>
            <Shown user={readUser(raw)} day={day} />
            <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 1.5 }}>
              <Button
                color="inherit"
                startIcon={<Download />}
                loading={busy}
                loadingPosition="start"
                onClick={() => void save(fetchFile)}
              >
                {translate('strategy.export')}
              </Button>
            </Box>
          </>
        )}
      </LiveFigures>
    </SectionCard>
  );
}

function Shown({ user, day }: { readonly user: ShownUser; readonly day: string }) {
  const translate = useTranslate();
  const { id, zone } = useCustomer();
  const facts = {
    userId: user.id || id,
    email: user.email,
    country: user.country,
    importProduct: user.importProduct,
    exportProduct: user.exportProduct,
    created: homeTimeText(user.created, { zone }),
  };
  const [open, setOpen] = useState<SettingOf & { readonly title: string }>();
  const [all, setAll] = useState(false);
  const state = (on: boolean) => (
    <StatusTag text={translate(`strategy.detail.${on ? 'on' : 'off'}`)} tone={on ? 'success' : 'neutral'} />
  );
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Facts facts={Object.entries(facts).map(([key, value]) => [translate(`strategy.facts.${key}`), value])} />
      <Box component="ul" aria-label={translate('strategy.automations')} sx={GRID}>
        {user.toggles.map(({ kind, on }) => {
          const title = translate(`strategy.detail.kinds.${kind}`);
          return (
            <Tile
              key={kind}
              title={title}
              tags={
                <>
                  {state(on)}
                  {AI_TOGGLES.has(kind) && <AiTag />}
                </>
              }
              onMore={() => setOpen({ kind, title })}
            />
          );
        })}
      </Box>
      <Box component="ul" aria-label={translate('strategy.devices')} sx={GRID}>
        {(all ? user.devices : user.devices.slice(0, FIRST)).map((device, place) => {
          const kind = deviceSetting(device.type);
          const title = device.name || device.type || '-';
          return (
            <Tile
              key={`${place} ${title}`}
              title={title}
              tags={
                <>
                  {device.online !== undefined && (
                    <StatusTag
                      text={translate(`strategy.${device.online ? 'online' : 'offline'}`)}
                      tone={device.online ? 'success' : 'neutral'}
                    />
                  )}
                  {device.ai && <AiTag />}
                </>
              }
              {...(kind && { onMore: () => setOpen({ kind, device: place, title }) })}
            >
              <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {[device.type, device.brand, device.model].filter(Boolean).join(' · ') || '-'}
              </Typography>
            </Tile>
          );
        })}
      </Box>
      {user.devices.length > FIRST && (
        <Button
          color="inherit"
          onClick={() => setAll(!all)}
          aria-expanded={all}
          endIcon={all ? <ExpandLess /> : <ExpandMore />}
          sx={{ justifySelf: 'center' }}
        >
          {translate(`strategy.${all ? 'fold' : 'unfold'}`)}
        </Button>
      )}
      <DetailDrawer of={open} title={open?.title ?? ''} day={day} onClose={() => setOpen(undefined)} />
    </Box>
  );
}
