import { accent, quiet } from './strokes';

/** Pictures of pages where there is nothing to see; they come with these pages. */
export const rareArts = {
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
  /** Panels waiting for the sun. */
  empty: (
    <>
      <path d="M38 84 50 50h54l-12 34Z" {...quiet} />
      <path d="M68 50 56 84M86 50 74 84M44 67h54" {...quiet} />
      <path d="M66 84v8" {...accent} />
    </>
  ),
} as const;
