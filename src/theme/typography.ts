import type { TypographyVariants, TypographyVariantsOptions } from '@mui/material';
import { languageOf } from '@/schema/internal';
import { fontSize } from './fontSize';

/** Latin and Chinese letters of one weight and height: the pairs of Inter and PingFang or Noto before all others. */
const FAMILY = [
  'Inter',
  '-apple-system',
  'BlinkMacSystemFont',
  '"Segoe UI"',
  'Roboto',
  '"Helvetica Neue"',
  'Arial',
  '"Liberation Sans"',
  '"PingFang SC"',
  '"Noto Sans SC"',
  '"Noto Sans CJK SC"',
  '"Hiragino Sans GB"',
  '"Microsoft YaHei"',
  'sans-serif',
].join(', ');

/**
 * What the letters of a language need: dense ones, as Chinese has, are larger at every width, and their heads
 * lighter.
 */
interface Script {
  readonly family: string;
  readonly strong: number;
  /** The size of most text. Default: 14. */
  readonly body?: string;
  readonly line: number;
}
const LATIN: Script = {
  family: FAMILY.replace('"PingFang', 'Marks, "PingFang'),
  strong: 600,
  line: 1.5,
};
const DENSE: Script = { family: FAMILY, strong: 500, body: 'max(14px, 0.14rem)', line: 1.6 };

const step = (size: string, weight: number, lineHeight: number) => ({
  fontSize: size,
  fontWeight: weight,
  lineHeight,
  letterSpacing: 0,
});

/**
 * One scale of sizes, given at a width of 1920 px: 12, 14, 16, 18, 22. A page's heading is `h1`, a card's `h2`.
 *
 * @param language of the page: `zh-CN`, `en`
 * @param sized a size in pixels as CSS, in a page whose letters do not follow its width
 */
export function typography(
  language: string,
  sized = fontSize,
): TypographyVariantsOptions & Pick<TypographyVariants, 'pxToRem'> {
  const { family, strong, body = sized(14), line } = languageOf(language).dense ? DENSE : LATIN;
  return {
    fontFamily: family,
    pxToRem: sized,
    fontWeightMedium: strong,
    fontWeightBold: strong,
    h1: step(sized(22), strong, 1.4),
    h2: step(sized(18), strong, 1.4),
    h3: step(sized(16), strong, 1.4),
    h4: step(sized(16), strong, 1.4),
    h5: step(body, strong, 1.4),
    h6: step(body, strong, 1.4),
    subtitle1: step(sized(16), strong, 1.5),
    subtitle2: step(body, strong, line),
    body1: step(body, 400, line),
    body2: step(body, 400, line),
    button: { ...step(body, 500, 1.5), textTransform: 'none' },
    caption: step(sized(12), 400, 1.5),
    overline: { ...step(sized(12), strong, 1.5), textTransform: 'none' },
  };
}
