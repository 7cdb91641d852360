import { Box, Paper, useMediaQuery, type Theme } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useToday } from '@/data/live/useToday';
import { EmptyState } from '@/widgets/EmptyState';
import { choiceRetailer, chosenTariff } from './chosenTariff';
import type { TariffNode } from './readTariffTree';
import { TariffCollections } from './TariffCollections';
import { TariffControls } from './TariffControls';
import { TariffHeading } from './TariffHeading';
import { TariffPicker } from './TariffPicker';
import { TariffPrices } from './TariffPrices';
import { TariffTiles } from './TariffTiles';
import { TariffTree } from './TariffTree';
import { useAreaZone } from './useAreaZone';
import { useTariffQuery } from './useTariffQuery';

/** The tree, and what is known of the tariff that is chosen in it. A tariff of the address that the tree lacks is shown all the same. */
export function TariffBoard({ tree }: { readonly tree: readonly TariffNode[] }) {
  const translate = useTranslate();
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const { query, unit, datesOn, choose, setDates, setUnit } = useTariffQuery();
  const choice = chosenTariff(tree, query);
  const zone = useAreaZone(choice);
  const today = useToday(zone);
  const dates = datesOn(today);
  const businessId = choice?.node.businessId ?? query.businessId;
  const retailerId = choice ? choiceRetailer(choice) || query.retailerId : query.retailerId;
  const params = { businessId, retailerId, startDate: dates.startDate, endDate: dates.endDate };
  const pick = (node: TariffNode) => {
    const chosen = chosenTariff(tree, { businessId: node.businessId, retailerId: '', node: node.key });
    if (chosen) choose(chosen);
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <TariffHeading choice={choice} zone={zone} today={today} />
      <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(220px, 280px) minmax(0, 1fr)' } }}>
        {narrow ? (
          <TariffPicker tree={tree} choice={choice} onChoose={pick} />
        ) : (
          <Paper component="aside" variant="outlined" aria-label={translate('hems.tariff.tree')} sx={{ p: 1.5, minWidth: 0, position: 'sticky', top: 0 }}>
            <TariffTree tree={tree} chosen={choice?.node.key} height={560} onChoose={pick} />
          </Paper>
        )}
        {businessId === '' ? (
          <EmptyState title={translate('hems.tariff.none')} text={translate('hems.tariff.noneText')} />
        ) : (
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <TariffControls dates={dates} unit={unit} zone={zone} today={today} onDates={(next) => setDates(next, today)} onUnit={setUnit} />
            <TariffTiles params={params} unit={unit} />
            <TariffPrices params={params} unit={unit} zone={zone} today={today} />
            <TariffCollections businessId={businessId} retailerId={retailerId} />
          </Box>
        )}
      </Box>
    </Box>
  );
}
