import { defineViews } from '@/crud/views';
import { banner } from '@schemas/hems/back-office/banner';
import { BannerPreview } from './BannerPreview';

export default defineViews(banner, { actions: { preview: BannerPreview } });
