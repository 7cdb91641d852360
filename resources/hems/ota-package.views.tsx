import { defineViews } from '@/crud/views';
import { otaPackage } from '@schemas/hems/ota-package';
import { listDialog } from './office/listDialog';

export default defineViews(otaPackage, { actions: { allDevices: listDialog('hems/platform-device') } });
