import { useResource } from '@/data';
import { isEditable, isRequired, matches, type FormMode, type Section } from '@/schema';
import { FieldGrid } from '@/widgets/internal';
import { SheetSection } from '../SectionCard';
import { useSectionTitle } from '../useSectionTitle';
import { FormField } from './FormField';
import type { Values } from './useFormState';

interface FormSectionProps {
  readonly section: Section;
  readonly mode: FormMode;
  readonly idPrefix: string;
  readonly values: Values;
  readonly errors: Readonly<Record<string, string>>;
  /** The field the form opens with. */
  readonly first?: string;
  onChange(name: string, value: unknown): void;
  onLeave(name: string): void;
}

/** The fields of one section under its heading, with what of them depends on the other values. */
export function FormSection({ section, mode, idPrefix, values, errors, first, onChange, onLeave }: FormSectionProps) {
  const { resource, scope, views } = useResource();
  const titleOf = useSectionTitle(scope);
  return (
    <SheetSection title={titleOf(section.key)}>
      <FieldGrid>
        {section.fields.map((name) => {
          const field = resource.fields[name];
          if (!field) return null;
          const locked = resource.when[name]?.readOnly;
          return (
            <FormField
              key={name}
              name={name}
              field={field}
              scope={scope}
              idPrefix={idPrefix}
              values={values}
              errors={errors}
              required={isRequired(resource, name, values)}
              readOnly={!isEditable(field, mode) || Boolean(locked && matches(locked, values))}
              autoFocus={name === first}
              input={views.inputs?.[name]}
              onChange={onChange}
              onBlur={onLeave}
            />
          );
        })}
      </FieldGrid>
    </SheetSection>
  );
}
