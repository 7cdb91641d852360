import { defineViews } from '@/crud/views';
import { userBehavior } from '@schemas/hems/user-behavior';
import { DeviceNameFilter } from './user-detail/DeviceNameFilter';

export default defineViews(userBehavior, { inputs: { deviceName: DeviceNameFilter } });
