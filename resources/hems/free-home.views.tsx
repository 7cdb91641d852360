import { defineViews } from '@/crud/views';
import { freeHome } from '@schemas/hems/free-home';
import { HomeIdCell } from './home/HomeIdCell';
import { homeLinks } from './home/homeLinks';

export default defineViews(freeHome, { links: homeLinks, cells: { stationId: HomeIdCell } });
