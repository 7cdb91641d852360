import { defineViews } from '@/crud/views';
import { banner } from '@schemas/hems/banner';
import { BannerPreview } from './office/BannerPreview';

export default defineViews(banner, { actions: { preview: BannerPreview } });
