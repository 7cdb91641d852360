import { Box, Typography } from '@mui/material';
import Warning from '@mui/icons-material/WarningAmberOutlined';
import { useTranslate } from 'react-admin';
import { formatList } from '@/schema';
import { UNEXPLAINED, type Difference } from './differences';
import { useTraceTexts } from './useTraceTexts';

/** By how much two stages differ, and why: each reason with its part. */
export function DifferenceNote({ difference: { measure, value, parts } }: { readonly difference: Difference }) {
  const translate = useTranslate();
  const texts = useTraceTexts();
  if (value === 0 && parts.length === 0)
    return (
      <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
        {translate('vpp.trace.same')}
      </Typography>
    );
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="div" variant="caption" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {texts.difference(measure, value)}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {parts.map((part) => (
          <Typography
            key={`${part.reason} ${part.said ?? ''}`}
            component="li"
            variant="caption"
            sx={{ display: 'block', overflowWrap: 'break-word', lineHeight: 1.35, pt: 0.25 }}
          >
            {parts.length > 1 && (
              <Box component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
                {texts.difference(measure, part.value)}
              </Box>
            )}
            {parts.length > 1 && ' '}
            {part.reason === UNEXPLAINED && (
              <Warning aria-hidden sx={{ fontSize: 14, color: 'warning.main', verticalAlign: '-2px', mr: 0.5 }} />
            )}
            <Box
              component="span"
              title={part.names && part.names.length > 2 ? formatList(part.names) : undefined}
              sx={{ color: part.reason === UNEXPLAINED ? 'text.primary' : 'text.secondary' }}
            >
              {texts.reason(part)}
            </Box>
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
