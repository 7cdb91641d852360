import { defineViews } from '@/crud/views';
import { camera } from '@schemas/cloud/message/camera';
import { CameraPanel } from './camera/CameraPanel';
import { WatchDialog } from './camera/WatchDialog';

export default defineViews(camera, {
  panels: [{ key: 'video', component: CameraPanel }],
  actions: { watch: WatchDialog },
});
