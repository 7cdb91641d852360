import { onGridScale } from '@schemas/calculator/on-grid-scale.report';
import { onGridScale as calculate } from '../../report/calculator/onGridScale';
import { defineCalculator } from '../../report/reportSource';

export default defineCalculator(onGridScale, calculate);
