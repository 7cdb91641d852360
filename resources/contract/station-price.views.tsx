import { defineViews } from '@/crud/views';
import { stationPrice } from '@schemas/contract/station-price';
import { SeasonsDetail } from './calendar/SeasonsDetail';
import { SeasonsInput } from './calendar/SeasonsInput';

/** The same calendar as that of the template. */
export default defineViews(stationPrice, { inputs: { seasons: SeasonsInput }, details: { seasons: SeasonsDetail } });
