import { Box } from '@mui/material';
import type { ReactNode } from 'react';

export type ArtName = 'lost' | 'locked' | 'broken' | 'unplugged' | 'empty';

const quiet = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
const accent = { ...quiet, stroke: 'var(--art-accent)' } as const;

/** A hill line and a sun: the ground of every picture. */
const ground = (
  <>
    <path d="M8 98c22-14 46-14 72-4s50 8 72-6" {...quiet} opacity={0.5} />
    <circle cx={130} cy={28} r={9} {...accent} />
  </>
);

const PICTURES: Readonly<Record<ArtName, ReactNode>> = {
  /** A pylon whose line leads nowhere. */
  lost: (
    <>
      <path d="M58 94 70 34l12 60M61 80h18M64 62h12M56 44h28" {...quiet} />
      <path d="M84 44c12 10 20 10 30 4" {...accent} strokeDasharray="3 6" />
      <path d="M56 44C44 54 30 54 18 48" {...quiet} />
    </>
  ),
  /** A device behind a lock. */
  locked: (
    <>
      <rect x={52} y={52} width={48} height={38} rx={6} {...quiet} />
      <path d="M62 52V42a14 14 0 0 1 28 0v10" {...quiet} />
      <path d="m78 60-8 12h12l-8 12" {...accent} />
    </>
  ),
  /** A house with its cable torn. */
  broken: (
    <>
      <path d="M48 92V60l26-20 26 20v32Z" {...quiet} />
      <path d="M66 92V74h16v18" {...quiet} />
      <path d="M100 76h10M122 76h14" {...quiet} />
      <path d="m110 70 4 6-4 6M122 70l-4 6 4 6" {...accent} />
    </>
  ),
  /** A plug beside its socket. */
  unplugged: (
    <>
      <path d="M22 70h22M44 58h14v24H44ZM58 64h10M58 76h10" {...quiet} />
      <rect x={88} y={50} width={36} height={40} rx={6} {...quiet} />
      <path d="M100 64v8M112 64v8" {...accent} />
    </>
  ),
  /** Panels waiting for the sun. */
  empty: (
    <>
      <path d="M38 84 50 50h54l-12 34Z" {...quiet} />
      <path d="M68 50 56 84M86 50 74 84M44 67h54" {...quiet} />
      <path d="M66 84v8" {...accent} />
    </>
  ),
};

/** A small line drawing in the colors of the theme. Decoration: the words beside it say everything. */
export function Art({ name }: { readonly name: ArtName }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 160 108"
      aria-hidden
      focusable="false"
      sx={{
        width: 192,
        maxWidth: '60%',
        color: 'text.disabled',
        '--art-accent': (theme) => theme.palette.primary.main,
      }}
    >
      {ground}
      {PICTURES[name]}
    </Box>
  );
}
