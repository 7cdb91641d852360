import { Box, Tab, Tabs, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { ChoosingPart } from './widgets/ChoosingPart';
import { DatesPart } from './widgets/DatesPart';
import { MenusPart } from './widgets/MenusPart';
import { UploadsPart } from './widgets/UploadsPart';

const PARTS = { choosing: ChoosingPart, dates: DatesPart, uploads: UploadsPart, menus: MenusPart } as const;
type PartName = keyof typeof PARTS;

const isPart = (name: string): name is PartName => name in PARTS;

/** Every shared widget in its states, with data that is always the same. */
export default function WidgetsGallery() {
  const translate = useTranslate();
  const [address, setAddress] = useSearchParams();
  const asked = address.get('part') ?? '';
  const part = isPart(asked) ? asked : 'choosing';
  const Part = PARTS[part];
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Box>
        <Typography variant="h1" tabIndex={-1}>
          {translate('gallery.widgets.title')}
        </Typography>
        <Typography color="textSecondary">{translate('gallery.widgets.intro')}</Typography>
      </Box>
      <Tabs
        value={part}
        onChange={(_, next: PartName) => setAddress({ part: next }, { replace: true })}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={translate('gallery.widgets.parts')}
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {Object.keys(PARTS).map((name) => (
          <Tab key={name} value={name} id={`widgets-tab-${name}`} aria-controls="widgets-part" label={translate(`gallery.widgets.part.${name}`)} />
        ))}
      </Tabs>
      <Box
        id="widgets-part"
        role="tabpanel"
        aria-labelledby={`widgets-tab-${part}`}
        sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <Part />
      </Box>
    </Box>
  );
}
