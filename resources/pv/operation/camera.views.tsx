import { defineViews } from '@/crud/views';
import { camera } from '@schemas/pv/operation/camera';
import { VideoPanel } from './camera/VideoPanel';

export default defineViews(camera, { panels: [{ key: 'video', component: VideoPanel }] });
