import { ReferenceView } from '../reference/ReferenceView';
import { defineCell } from '../views';
import { nodeOf } from './nodeOf';
import { treeReferenceType } from './type';

export default defineCell(treeReferenceType, function TreeReferenceCell(props) {
  return <ReferenceView {...props} value={nodeOf(props.value, props.field.options)} />;
});
