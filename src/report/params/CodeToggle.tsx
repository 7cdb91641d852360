import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useTranslate } from 'react-admin';
import { enumKey } from '@/fields';
import { enumerationType } from '@/fields/internal';
import { defineInput } from '@/fields/views';
import type { Field } from '@/schema';
import { FieldFrame } from '@/widgets';

/** So many stand beside each other; more are a list to choose from. */
const MOST = 4;

/** Whether a parameter is one of a few codes and begins with one of them: they are all on view. */
export function isToggle({ type, options }: Field): boolean {
  const codes = type.traits?.several && type.codes?.(options);
  return codes !== undefined && options.default !== undefined && codes.length <= MOST;
}

/**
 * One of a few codes, beside each other.
 *
 * @example <CodeToggle {...given} field={enumeration([1, 2])} label={label} value={type} onChange={setType} />
 * @public
 */
export const CodeToggle = defineInput(enumerationType, function CodeToggle({ field, value, onChange, ...props }) {
  const translate = useTranslate();
  return (
    <FieldFrame {...props} group>
      {() => (
        <ToggleButtonGroup
          exclusive
          value={value ?? ''}
          aria-label={props.label}
          onChange={(_, chosen: string | number | null) => chosen !== null && onChange(chosen)}
        >
          {field.options.values.map((code) => (
            <ToggleButton key={code} value={code} sx={{ '&&': { textTransform: 'none' } }}>
              {translate(enumKey(props.scope, props.name, field.options, String(code)), { _: String(code) })}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
    </FieldFrame>
  );
});
