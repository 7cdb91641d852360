/** Heard by a screen reader, not seen. @public */
export const UNSEEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** The same on a phone alone: the words of a button that is a picture there. @public */
export const UNSEEN_ON_PHONE = { '@media (max-width: 599px)': UNSEEN } as const;

/** A button with words that is its picture alone on a phone, and keeps its name. @public */
export const PICTURE_ON_PHONE = {
  '@media (max-width: 599px)': { minWidth: 36, px: 1, '& .MuiButton-startIcon': { m: 0 } },
} as const;
