import { defineViews } from '@/crud/views';
import { deviceOta } from '@schemas/hems/device-ota';
import { CheckUpgrades } from './office/CheckUpgrades';

export default defineViews(deviceOta, { actions: { check: CheckUpgrades } });
