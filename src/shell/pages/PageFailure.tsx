import { Button } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { reloadWithDrafts } from '@/access/internal';
import { usualArts } from './Art';
import { isChunkFailure, mayReload } from './chunkReload';
import { LoadingPage } from './LoadingPage';
import { Notice } from './Notice';

/** What to say; `reload` is still to be decided. */
function judge(error: unknown): 'reload' | 'version' | 'offline' | 'failed' {
  if (!isChunkFailure(error)) return 'failed';
  return navigator.onLine ? 'reload' : 'offline';
}

/**
 * Stands in for a page that broke; menu and header live on. A part of the build that did not load reloads the
 * document once, then says so; without a network it waits for that. Technical words are for developers only.
 */
export function PageFailure({ error, retry }: { readonly error: unknown; retry(): void }) {
  const translate = useTranslate();
  const [verdict, setVerdict] = useState(() => judge(error));
  // Not while rendering: React may render twice before anything is shown, and only the first reload is free.
  useEffect(() => {
    if (verdict !== 'reload') return;
    if (mayReload()) reloadWithDrafts();
    else setVerdict('version');
  }, [verdict]);
  useEffect(() => {
    if (verdict !== 'offline') return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [verdict, retry]);
  if (verdict === 'reload') return <LoadingPage />;
  const again = verdict === 'version' ? reloadWithDrafts : retry;
  return (
    <Notice
      art={verdict === 'failed' ? usualArts.broken : usualArts.unplugged}
      role="alert"
      title={translate(`shell.pages.${verdict}.title`)}
      text={translate(`shell.pages.${verdict}.text`)}
      detail={import.meta.env.DEV ? String(error) : undefined}
    >
      <Button variant="contained" onClick={again}>
        {translate(verdict === 'version' ? 'shell.pages.reload' : 'actions.retry')}
      </Button>
    </Notice>
  );
}
