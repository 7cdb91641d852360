import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { accent, quiet } from './strokes';

/** A hill line and a sun: the ground of every picture. */
const ground = (
  <>
    <path d="M8 98c22-14 46-14 72-4s50 8 72-6" {...quiet} opacity={0.5} />
    <circle cx={130} cy={28} r={9} {...accent} />
  </>
);

/** Pictures of what went wrong: there when nothing more can be loaded. */
export const usualArts = {
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
} as const;

/** A small line drawing in the colors of the theme. Decoration: the words beside it say everything. */
export function Art({ children }: { readonly children: ReactNode }) {
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
      {children}
    </Box>
  );
}
