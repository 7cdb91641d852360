import { Box, Typography } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { againstText, differenceTexts } from './comparedWords';
import type { Compared } from './useCompared';

/**
 * The other period in words: '01 Oct 2026 – 28 Oct 2026', of a day that is not over until which time.
 *
 * @example const against = useAgainst(useCompared(props)) // undefined while nothing is compared
 * @public
 */
export function useAgainst(compared: Compared | undefined): string | undefined {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  return compared && againstText(compared, translate, locale);
}

interface ComparedTextProps {
  /** What figures are compared with, in words. */
  readonly against: string;
  readonly compared?: Compared | undefined;
}

const PART = { color: 'text.secondary', '&:not(:last-child)::after': { content: '"·"', ml: 1 } } as const;

function Differences({ compared }: { readonly compared: Compared }) {
  const translate = useTranslate();
  return differenceTexts(compared, Boolean(compared.live.state.error), translate).map((text) => (
    <Typography key={text} component="span" variant="caption" sx={PART}>
      {text}
    </Typography>
  ));
}

/**
 * Beside a heading: what its figures are compared with, and what has to be known of that.
 *
 * @example <ComparedText against={against} compared={compared} />
 * @public
 */
export function ComparedText({ against, compared }: ComparedTextProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
      <Typography component="span" variant="caption" sx={PART}>
        {translate('report.figures.against', { against })}
      </Typography>
      {compared && <Differences compared={compared} />}
    </Box>
  );
}
