import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Panel } from './Panel';

/**
 * Why a schema cannot be loaded, with its file, the property and what to write; it is tried again when a file is saved.
 */
export function BrokenSchema({ name, error }: { readonly name: string; readonly error: unknown }) {
  const translate = useTranslate();
  const message = error instanceof Error ? error.message : String(error);
  return (
    <Panel title={translate('playground.broken.title', { name })} wide>
      <Typography
        role="alert"
        sx={{
          whiteSpace: 'pre-line',
          overflowWrap: 'anywhere',
          fontFamily: 'ui-monospace, SFMono-Regular, Menlo, monospace',
          fontSize: 13,
        }}
      >
        {message}
      </Typography>
      <Typography sx={{ mt: 2, color: 'text.secondary' }}>{translate('playground.broken.text')}</Typography>
    </Panel>
  );
}
