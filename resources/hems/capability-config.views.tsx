import { defineViews } from '@/crud/views';
import { capabilityConfig } from '@schemas/hems/capability-config';
import { SortCapabilities } from './office/SortCapabilities';

export default defineViews(capabilityConfig, { actions: { sort: SortCapabilities } });
