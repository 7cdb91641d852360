import BrokenImageOutlined from '@mui/icons-material/BrokenImageOutlined';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { safeImage } from '@/widgets';

export interface ThumbProps {
  readonly address: string;
  /** Edge in px. */
  readonly size: number;
  readonly alt: string;
}

/** One picture, or a placeholder when it cannot or may not be loaded. */
export function Thumb({ address, size, alt }: ThumbProps) {
  const translate = useTranslate();
  const [broken, setBroken] = useState<string>();
  const source = safeImage(address);
  const frame = {
    width: size,
    height: size,
    flex: 'none',
    border: 1,
    borderColor: 'divider',
    borderRadius: 0.5,
  } as const;
  if (!source || broken === address) {
    return (
      <Box
        component="span"
        role="img"
        aria-label={translate('fields.image.broken', { _: 'fields.image.broken' })}
        sx={{
          ...frame,
          display: 'inline-flex',
          alignItems: 'center',
          justifyContent: 'center',
          color: 'text.disabled',
          bgcolor: 'action.hover',
        }}
      >
        <BrokenImageOutlined fontSize={size > 64 ? 'medium' : 'small'} />
      </Box>
    );
  }
  return (
    <Box
      component="img"
      src={source}
      alt={alt}
      loading="lazy"
      onError={() => setBroken(address)}
      sx={{ ...frame, display: 'block', objectFit: 'cover' }}
    />
  );
}
