import { defineViews } from '@/crud/views';
import { firmware } from '@schemas/iot/firmware';
import { WavesPanel } from './waves/WavesPanel';

/** Many devices are upgraded from the page of a package, by those who may upgrade one and see what becomes of it. */
export default defineViews(firmware, {
  panels: [{ key: 'waves', schema: 'iot/command', grants: { 'iot/device': 'otaUpgrade' }, component: WavesPanel }],
});
