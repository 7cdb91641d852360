import { defineCell } from '../views';
import { referenceKind } from './kind';
import { ReferenceView } from './ReferenceView';

export default defineCell(referenceKind, ReferenceView);
