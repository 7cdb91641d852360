import { Box, Paper, Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { safeUrl } from '@/widgets';
import { nameIn } from '@/schema';
import type { Branding } from './branding';

/** Grounds of the header in both modes. */
const HEADERS = {
  light: { bgcolor: '#ffffff', color: '#161c24', border: 1, borderColor: 'divider', borderRadius: 1 },
  dark: { bgcolor: '#161c24', color: '#e6e9ee', border: 1, borderColor: 'divider', borderRadius: 1 },
} as const;

/** The header and browser tab as they will look; changes with every key stroke. */
export function BrandingPreview({ values }: { readonly values: Branding }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const name = nameIn({ name: values.sysName ?? '', nameEn: values.sysNameEn ?? '' }, locale) || '-';
  const picture = (url: unknown, size: number) => {
    const src = typeof url === 'string' ? safeUrl(url) : undefined;
    return src ? (
      <Box component="img" src={src} alt="" sx={{ height: size, maxWidth: 120, objectFit: 'contain' }} />
    ) : (
      <Box sx={{ width: size, height: size, borderRadius: 1, bgcolor: 'action.selected' }} />
    );
  };
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={translate('branding.preview')}
      sx={{ p: 3, display: 'grid', gap: 2 }}
    >
      <Typography variant="subtitle2" component="h2">
        {translate('branding.preview')}
      </Typography>
      <Box>
        <Typography variant="caption" color="textSecondary">
          {translate('branding.header')}
        </Typography>
        {/* of both modes, whichever the page is in: a dark mark on dark ground is found before it is kept */}
        <Box sx={{ display: 'grid', gap: 1 }}>
          {(['light', 'dark'] as const).map((mode) => (
            <Box
              key={mode}
              aria-hidden={mode === 'dark' || undefined}
              sx={{ ...HEADERS[mode], display: 'flex', alignItems: 'center', gap: 1.5, p: 1.5, minWidth: 0 }}
            >
              {picture(values.logoUrl, 28)}
              <Typography variant="subtitle1" component="span" noWrap>
                {name}
              </Typography>
            </Box>
          ))}
        </Box>
      </Box>
      <Box>
        <Typography variant="caption" color="textSecondary">
          {translate('branding.browserTab')}
        </Typography>
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            p: 1,
            width: 220,
            bgcolor: 'action.hover',
            borderRadius: '8px 8px 0 0',
          }}
        >
          {picture(values.iconUrl ?? values.logoUrl, 16)}
          <Typography variant="body2" noWrap>
            {name}
          </Typography>
        </Box>
      </Box>
      {values.footer && (
        <Typography variant="caption" color="textSecondary">
          {values.footer}
        </Typography>
      )}
    </Paper>
  );
}
