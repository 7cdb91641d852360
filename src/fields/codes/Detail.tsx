import { defineCell } from '../views';
import { CodeTags } from './CodeTags';
import { codesType } from './type';

export default defineCell(codesType, function CodesDetail(props) {
  return <CodeTags {...props} wrap />;
});
