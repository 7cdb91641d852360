import { defineViews } from '@/crud/views';
import { aiRecommendation } from '@schemas/hems/back-office/ai-recommendation';
import { CompareOffers } from './CompareOffers';

export default defineViews(aiRecommendation, { actions: { compare: CompareOffers } });
