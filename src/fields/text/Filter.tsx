import { defineInput } from '../views';
import { TextLine } from './TextLine';
import { textType } from './type';

/** A part of a text. */
export default defineInput(textType, TextLine);
