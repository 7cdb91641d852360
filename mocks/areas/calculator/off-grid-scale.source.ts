import { offGridScale } from '@schemas/calculator/off-grid-scale.report';
import { offGridScale as calculate } from '../../report/calculator/offGridScale';
import { defineCalculator } from '../../report/reportSource';

export default defineCalculator(offGridScale, calculate);
