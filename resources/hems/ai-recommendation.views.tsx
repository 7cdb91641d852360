import { defineViews } from '@/crud/views';
import { aiRecommendation } from '@schemas/hems/ai-recommendation';
import { CompareOffers } from './office/CompareOffers';

export default defineViews(aiRecommendation, { actions: { compare: CompareOffers } });
