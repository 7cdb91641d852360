import { defineViews } from '@/crud/views';
import { freeHome } from '@schemas/hems/home/free-home';
import { HomeIdCell } from './list/HomeIdCell';
import { homeLinks } from './list/homeLinks';

export default defineViews(freeHome, { links: homeLinks, cells: { stationId: HomeIdCell } });
