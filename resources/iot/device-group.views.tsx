import { defineViews } from '@/crud/views';
import { deviceGroup } from '@schemas/iot/device-group';
import { GroupDevices } from './group/GroupDevices';

export default defineViews(deviceGroup, { panels: [{ key: 'devices', bare: true, component: GroupDevices }] });
