import { defineCell } from '../views';
import { TagTexts } from './TagTexts';
import { tagsType } from './type';

export default defineCell(tagsType, TagTexts);
