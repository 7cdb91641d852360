import { Box, Typography } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { SendDialog } from '@/crud';
import type { ActionProps } from '@/crud/views';
import { safeImage } from '@/widgets';
import { readsEnglish } from '@/schema';
import type { Banner } from '@schemas/hems/back-office/banner';

/** A banner as the app shows it, on a phone of usual width. */
export function BannerPreview({ records: [banner], close }: ActionProps<Banner>) {
  const translate = useTranslate();
  const english = readsEnglish(useLocale() ?? 'en') && banner?.imageUrlEn;
  const source = safeImage((english ? banner.imageUrlEn : banner?.imageUrl) ?? '');
  return (
    <SendDialog title={translate('resources.hems/banner.actions.preview.label')} width="xs" onClose={close}>
      <Box
        sx={{
          mx: 'auto',
          width: 1,
          maxWidth: 360,
          border: 8,
          borderColor: 'grey.800',
          borderRadius: 6,
          overflow: 'hidden',
          bgcolor: 'background.default',
          minHeight: 420,
        }}
      >
        <Typography variant="caption" component="p" sx={{ textAlign: 'center', py: 1, color: 'text.secondary' }}>
          {banner?.position ? translate(`resources.hems/banner.enums.position.${banner.position}`) : '-'}
        </Typography>
        <Box
          sx={{
            position: 'relative',
            mx: 1.5,
            borderRadius: 3,
            overflow: 'hidden',
            bgcolor: 'action.hover',
            aspectRatio: '16 / 7',
          }}
        >
          {source && <Box component="img" src={source} alt="" sx={{ width: 1, height: 1, objectFit: 'cover' }} />}
          <Typography
            variant="subtitle2"
            sx={{
              position: 'absolute',
              insetInline: 0,
              bottom: 0,
              p: 1,
              color: 'common.white',
              bgcolor: 'rgba(0, 0, 0, 0.55)',
              overflowWrap: 'anywhere',
            }}
          >
            {banner?.title}
          </Typography>
        </Box>
      </Box>
    </SendDialog>
  );
}
