import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useArea } from '@/data';
import { NameText, safeImage, safeUrl } from '@/widgets';
import { isPicture } from './isPicture';
import type { FileValue } from './type';

/**
 * A file to look at: a picture here, everything else in a tab of its own. Nothing of a file is ever run in this page.
 */
export function FileView({ file, autoFocus }: { readonly file: FileValue; readonly autoFocus: boolean }) {
  useArea('widgets');
  const translate = useTranslate();
  const [broken, setBroken] = useState(false);
  const href = safeUrl(file.url);
  const picture = isPicture(file) ? safeImage(file.url) : undefined;
  return (
    <Box component="figure" sx={{ m: 0, display: 'grid', justifyItems: 'center', gap: 2, minWidth: 0 }}>
      {picture && !broken ? (
        <img
          src={picture}
          alt={file.name}
          onError={() => setBroken(true)}
          style={{ maxWidth: '100%', maxHeight: '70vh', objectFit: 'contain' }}
        />
      ) : (
        <Typography role={broken ? 'alert' : undefined}>
          {translate(`widgets.file.${broken ? 'broken' : href ? 'other' : 'none'}`)}
        </Typography>
      )}
      <Box
        component="figcaption"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'center',
          alignItems: 'center',
          columnGap: 1.5,
          typography: 'body2',
          overflowWrap: 'anywhere',
        }}
      >
        <NameText text={file.name} />
        {href && (
          <Button
            component="a"
            size="small"
            variant="outlined"
            autoFocus={autoFocus}
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={translate('widgets.file.openOf', { name: file.name })}
          >
            {translate('widgets.file.open')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
