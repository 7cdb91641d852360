import { useEffect } from 'react';
import type { Session } from '@/access/internal';
import type { Brand } from '../brands/brand';
import { watchChunkFailures } from '../pages/chunkReload';
import { PermissionBox } from '../toasts/PermissionBox';
import { Toasts } from '../toasts/Toasts';
import { useSessionEnd } from '../toasts/useSessionEnd';
import { ConsoleRoutes } from './ConsoleRoutes';
import { Providers, type Foundation } from './Providers';

interface ConsoleAppProps {
  readonly brand: Brand;
  readonly session: Session;
  readonly foundation: Foundation;
}

/** The console inside of a router and a theme: its contexts, its pages, and what stands above every page. */
export function ConsoleApp({ brand, session, foundation }: ConsoleAppProps) {
  useSessionEnd();
  useEffect(watchChunkFailures, []);
  return (
    <Providers foundation={foundation}>
      <ConsoleRoutes brand={brand} session={session} />
      <Toasts />
      <PermissionBox />
    </Providers>
  );
}
