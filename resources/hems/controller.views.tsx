import { defineViews } from '@/crud/views';
import { controller } from '@schemas/hems/controller';
import { DiscoverDialog } from './office/DiscoverDialog';
import { listDialog } from './office/listDialog';
import { PropertyTable } from './office/PropertyTable';

export default defineViews(controller, { related: { properties: PropertyTable }, actions: { discover: DiscoverDialog, freeHomes: listDialog('hems/free-home') } });
