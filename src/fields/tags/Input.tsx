import { useTranslate } from 'react-admin';
import { FieldFrame } from '@/widgets';
import { useChoices } from '../options/useChoices';
import { useFieldCall } from '../useFieldCall';
import { defineInput, type InputProps } from '../views';
import { TagsBox } from './TagsBox';
import { tagsType, type TagsOptions } from './type';

interface FramedProps extends InputProps<string[], TagsOptions> {
  readonly suggestions?: readonly string[];
}

function FramedTags({ field, value, onChange, suggestions = [], place, ...props }: FramedProps) {
  const translate = useTranslate();
  const { max = 20 } = field.options;
  const tags = value ?? [];
  const counter = place === 'form' && !props.readOnly ? { now: tags.length, max } : undefined;
  return (
    <FieldFrame {...props} place={place} counter={counter}>
      {(control) => (
        <TagsBox
          control={control}
          tags={tags}
          suggestions={suggestions}
          placeholder={translate(place === 'filter' ? 'fields.all' : 'fields.tags.add')}
          onTags={(next) => onChange(next.length > 0 ? next : null)}
          onBlur={props.onBlur}
          readOnly={props.readOnly}
          autoFocus={props.autoFocus}
        />
      )}
    </FieldFrame>
  );
}

/** With the texts the server suggests; without an answer there are none, and a person types on. */
function SuggestedTags({ call, ...props }: FramedProps & { readonly call: NonNullable<TagsOptions['suggest']> }) {
  const { method, path, fixed, at } = useFieldCall(call);
  const { choices } = useChoices({ method, path, params: fixed }, at);
  return <FramedTags {...props} suggestions={choices.map(({ label }) => label)} />;
}

/** Short texts, chosen or made up. */
export default defineInput(tagsType, function TagsInput(props) {
  const { suggest } = props.field.options;
  return suggest === undefined ? <FramedTags {...props} /> : <SuggestedTags {...props} call={suggest} />;
});
