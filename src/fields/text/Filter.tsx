import { defineInput } from '../views';
import { TextLine } from './TextLine';
import { textType } from './type';

export default defineInput(textType, TextLine);
