import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ActionProps } from '@/crud/views';
import { safeImage } from '@/widgets/safeImage';
import { safeUrl } from '@/widgets/safeUrl';
import { previewKind } from './previewKind';

interface Paper {
  readonly id: string;
  readonly name?: string | null;
  readonly file?: readonly { readonly name: string; readonly url: string }[] | null;
}

/** A document to look at: pictures here, everything else in a tab of its own. Nothing of a file is ever run in this page. */
export function PreviewDialog({ records: [paper], close }: ActionProps<Paper>) {
  const translate = useTranslate();
  const id = useId();
  const [broken, setBroken] = useState(false);
  const say = (key: string) => translate(`resources.pv/document.preview.${key}`);
  const file = paper?.file?.[0];
  const href = safeUrl(file?.url);
  const picture = file && previewKind(file) === 'picture' ? safeImage(file.url) : undefined;
  return (
    <Dialog open onClose={close} maxWidth="lg" fullWidth aria-labelledby={id}>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {paper?.name ?? file?.name ?? '-'}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', justifyItems: 'center', gap: 2 }}>
        {picture && !broken ? (
          <img src={picture} alt={file?.name ?? ''} onError={() => setBroken(true)} style={{ maxWidth: '100%', maxHeight: '70vh', objectFit: 'contain' }} />
        ) : (
          <Typography role={broken ? 'alert' : undefined}>{say(broken ? 'broken' : href ? 'other' : 'none')}</Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={close}>
          {say('close')}
        </Button>
        {href && (
          <Button variant="contained" component="a" href={href} target="_blank" rel="noopener noreferrer" autoFocus>
            {say('open')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
