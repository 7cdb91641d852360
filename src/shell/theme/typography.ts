import type { TypographyVariants, TypographyVariantsOptions } from '@mui/material';
import { fontSize } from './fontSize';

const FAMILY = [
  '-apple-system',
  'BlinkMacSystemFont',
  '"Segoe UI"',
  'Roboto',
  '"Helvetica Neue"',
  'Arial',
  '"Liberation Sans"',
  '"PingFang SC"',
  '"Hiragino Sans GB"',
  '"Microsoft YaHei"',
  '"Noto Sans SC"',
  '"Noto Sans CJK SC"',
  'sans-serif',
].join(', ');

const step = (size: number, weight: number, lineHeight: number) => ({
  fontSize: fontSize(size),
  fontWeight: weight,
  lineHeight,
  letterSpacing: 0,
});

/** One scale of sizes, given at a width of 1920 px: 12, 14, 16, 18, 22. A page's heading is `h1`, a card's `h2`. */
export const typography: TypographyVariantsOptions & Pick<TypographyVariants, 'pxToRem'> = {
  fontFamily: FAMILY,
  pxToRem: fontSize,
  fontWeightMedium: 600,
  fontWeightBold: 600,
  h1: step(22, 600, 1.4),
  h2: step(18, 600, 1.4),
  h3: step(16, 600, 1.4),
  h4: step(16, 600, 1.4),
  h5: step(14, 600, 1.4),
  h6: step(14, 600, 1.4),
  subtitle1: step(16, 600, 1.5),
  subtitle2: step(14, 600, 1.5),
  body1: step(14, 400, 1.5),
  body2: step(14, 400, 1.5),
  button: { ...step(14, 500, 1.5), textTransform: 'none' },
  caption: step(12, 400, 1.5),
  overline: { ...step(12, 600, 1.5), textTransform: 'none' },
};
