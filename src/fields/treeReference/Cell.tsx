import { ReferenceView } from '../reference/ReferenceView';
import { defineCell } from '../views';
import { treeReferenceType } from './type';

export default defineCell(treeReferenceType, ReferenceView);
