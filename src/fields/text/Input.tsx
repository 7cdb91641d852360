import { defineInput } from '../views';
import { SuggestedText } from './SuggestedText';
import { TextLine } from './TextLine';
import { textType } from './type';

/** A text, with suggestions where the server has some. */
export default defineInput(textType, function TextInput(props) {
  const { suggest } = props.field.options;
  return suggest === undefined || props.readOnly ? (
    <TextLine {...props} />
  ) : (
    <SuggestedText {...props} suggest={suggest} />
  );
});
