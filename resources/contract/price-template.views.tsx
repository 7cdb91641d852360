import { defineViews } from '@/crud/views';
import { priceTemplate } from '@schemas/contract/price-template';
import { SeasonsDetail } from './calendar/SeasonsDetail';
import { SeasonsInput } from './calendar/SeasonsInput';
import { CopyToStations } from './copy/CopyToStations';

/** A year of prices is painted. */
export default defineViews(priceTemplate, {
  inputs: { seasons: SeasonsInput },
  details: { seasons: SeasonsDetail },
  actions: { copyTo: CopyToStations },
});
