import Close from '@mui/icons-material/Close';
import { Box, Dialog, DialogActions, DialogContent, DialogTitle, IconButton, Link, Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { wireConfig } from '@/api';
import { useArea } from '@/data';
import { CopyButton } from '@/widgets';
import { answerTimes, callDurations } from './answerTimes';
import { buildName, consoleVersion } from './buildInfo';

/** What somebody who helps has to know: which console this is, whom it asks, and how soon it is answered. */
export default function AboutDialog({ close }: { close(): void }) {
  useArea('shell');
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const prefixes = [...new Set([wireConfig.platformPrefix, wireConfig.homePrefix])];
  const times = answerTimes(callDurations(prefixes));
  const facts = [
    ['version', consoleVersion],
    ['build', buildName() || '-'],
    ['backend', prefixes.map((prefix) => location.origin + prefix).join('\n')],
    ['times', times ? translate('shell.about.answers', { ...times, smart_count: times.count }) : '-'],
    ['language', locale],
    ['zone', Intl.DateTimeFormat().resolvedOptions().timeZone],
  ].map(([key = '', value = '']) => ({ key, name: translate(`shell.about.${key}`), value }));
  return (
    <Dialog open onClose={close} maxWidth="sm" fullWidth aria-labelledby="about-title" transitionDuration={100}>
      <DialogTitle id="about-title" component="h2" sx={{ display: 'flex', alignItems: 'center', pr: 1.5 }}>
        <span style={{ flex: 1 }}>{translate('shell.about.open')}</span>
        <IconButton autoFocus aria-label={translate('actions.close')} onClick={close}>
          <Close fontSize="small" />
        </IconButton>
      </DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 3, rowGap: 1 }}
        >
          {facts.map(({ key, name, value }) => (
            <Box key={key} sx={{ display: 'contents' }}>
              <Typography component="dt" variant="body2" color="textSecondary">
                {name}
              </Typography>
              <Typography
                component="dd"
                variant="body2"
                sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line', fontVariantNumeric: 'tabular-nums' }}
              >
                {value}
              </Typography>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        {import.meta.env.PROD && (
          <Link
            href={`${import.meta.env.BASE_URL}THIRD-PARTY-NOTICES.txt`}
            target="_blank"
            rel="noopener noreferrer"
            variant="body2"
            sx={{ mr: 'auto', ml: 2 }}
          >
            {translate('shell.about.notices')}
          </Link>
        )}
        <CopyButton
          label={translate('widgets.copy')}
          text={facts.map(({ name, value }) => `${name}: ${value}`).join('\n')}
        />
      </DialogActions>
    </Dialog>
  );
}
