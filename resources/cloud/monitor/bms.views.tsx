import { defineViews } from '@/crud/views';
import { bms } from '@schemas/cloud/monitor/bms';
import { CellMap } from './cells/CellMap';

export default defineViews(bms, { related: { cellMap: CellMap } });
