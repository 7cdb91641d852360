import { alpha, Box, ButtonBase, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AnyRecord } from '@/schema';
import { dayText, lastDay } from './dayText';
import { versionSpans, type VersionSpan, type VersionTab } from './versionSpans';

interface VersionBarProps {
  readonly current: AnyRecord | null;
  readonly reserved: AnyRecord | null;
  readonly history: readonly AnyRecord[];
  readonly effective: string;
  /** Today by the clock of the site. */
  readonly today: string;
  readonly chosen: VersionTab;
  onChoose(tab: VersionTab): void;
}

/** Where today is within a version: a line over its bar with the word at its head. */
function TodayLine({ at }: { readonly at: number }) {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        position: 'absolute',
        top: -20,
        bottom: 0,
        left: `${at * 100}%`,
        borderLeft: 2,
        borderColor: 'warning.main',
        pointerEvents: 'none',
      }}
    >
      <Typography
        variant="caption"
        sx={{
          color: 'text.secondary',
          pl: 0.5,
          lineHeight: 1,
          whiteSpace: 'nowrap',
          ...(at > 0.6 && { position: 'absolute', right: 4 }),
        }}
      >
        {translate('versions.today')}
      </Typography>
    </Box>
  );
}

interface SpanButtonProps {
  readonly span: VersionSpan;
  readonly isChosen: boolean;
  onChoose(): void;
}

/** One version: its name, and from when to when it holds. */
function SpanButton({ span: { tab, from, next }, isChosen, onChoose }: SpanButtonProps) {
  const translate = useTranslate();
  const open = tab === 'reserved' ? 'versions.from' : 'versions.since';
  const span =
    next === ''
      ? translate(open, { day: dayText(from) })
      : translate('versions.span', { from: dayText(from), to: dayText(lastDay(next)) });
  const name = translate(`versions.tabs.${tab}`);
  return (
    <ButtonBase
      onClick={onChoose}
      aria-label={`${name}, ${span}`}
      aria-current={isChosen ? 'true' : undefined}
      sx={{
        width: 1,
        display: 'block',
        textAlign: 'start',
        px: 1,
        py: 0.75,
        borderRadius: 0.5,
        minHeight: 44,
        bgcolor: 'action.hover',
        ...(tab === 'current' && {
          bgcolor: ({ palette }) => alpha(palette.primary.main, palette.mode === 'dark' ? 0.24 : 0.12),
          boxShadow: ({ palette }) => `inset 3px 0 0 ${palette.primary.main}`,
        }),
        ...(tab === 'reserved' && { outline: '1px dashed', outlineColor: 'primary.main', outlineOffset: -1 }),
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.dark', outlineOffset: 1 },
      }}
    >
      <Typography variant="caption" component="span" sx={{ display: 'block', fontWeight: 'fontWeightBold' }}>
        {name}
      </Typography>
      <Typography variant="caption" component="span" noWrap sx={{ display: 'block' }}>
        {span}
      </Typography>
    </ButtonBase>
  );
}

/** The versions one after the other, with the day it is and the day on which the reserved one takes over. */
export function VersionBar({ effective, today, chosen, onChoose, ...versions }: VersionBarProps) {
  const translate = useTranslate();
  const spans = versionSpans(versions, effective, today);
  if (spans.length === 0) return null;
  return (
    <Box
      component="ol"
      aria-label={translate('versions.timeline')}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', gap: '2px', overflowX: 'auto', pt: 2.5 }}
    >
      {spans.map((span) => (
        <Box
          component="li"
          key={`${span.tab} ${span.from}`}
          sx={{ flex: `${span.days} 0 128px`, minWidth: 128, position: 'relative' }}
        >
          <SpanButton span={span} isChosen={chosen === span.tab} onChoose={() => onChoose(span.tab)} />
          {span.now !== undefined && <TodayLine at={span.now} />}
        </Box>
      ))}
    </Box>
  );
}
