import { ReferenceView } from '../reference/ReferenceView';
import { defineCell } from '../views';
import { treeReferenceKind } from './kind';

export default defineCell(treeReferenceKind, ReferenceView);
