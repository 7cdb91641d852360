import { defineCell } from '../views';
import { referenceType } from './type';
import { ReferenceView } from './ReferenceView';

export default defineCell(referenceType, ReferenceView);
