import { defineCell } from '../views';
import { TagTexts } from './TagTexts';
import { tagsType } from './type';

export default defineCell(tagsType, function TagsDetail(props) {
  return <TagTexts {...props} wrap />;
});
