import { defineViews } from '@/crud/views';
import { controllerSubDevice } from '@schemas/hems/controller-sub-device';
import { ConnectDialog } from './office/ConnectDialog';
import { ProtocolDialog } from './office/ProtocolDialog';
import { RenameDialog } from './office/RenameDialog';

export default defineViews(controllerSubDevice, { actions: { connect: ConnectDialog, rename: RenameDialog, protocolConfig: ProtocolDialog } });
