import { CacheProvider, __unsafe_useEmotionCache as useUsualCache } from '@emotion/react';
import { use, type ReactNode } from 'react';

type Cache = ReturnType<typeof useUsualCache>;

let mirrored: Promise<Cache | undefined> | undefined;

/** Loads what turns styles around, once. Where it cannot be had, styles stay as they are. */
export const loadMirrored = () =>
  (mirrored ??= import('./mirror/mirroredCache').then(
    ({ mirroredCache }) => mirroredCache,
    () => undefined,
  ));

interface MirroredStylesProps {
  readonly on: boolean;
  readonly children: ReactNode;
}

/** Turns the styles of what is below around, where lines begin at the right. Suspends until it can. */
export function MirroredStyles({ on, children }: MirroredStylesProps) {
  const usual = useUsualCache();
  const own = on ? use(loadMirrored()) : undefined;
  return <CacheProvider value={own ?? usual}>{children}</CacheProvider>;
}
