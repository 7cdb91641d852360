import { Box } from '@mui/material';
import { FieldFrame } from '@/widgets';
import { InnerInput } from '../InnerInput';
import { innerScope } from '../innerScope';
import { defineInput } from '../views';
import { groupType } from './type';

export default defineInput(groupType, function GroupInput({ field, value, onChange, ...props }) {
  const values = value ?? {};
  return (
    <FieldFrame {...props} group>
      {(control) => (
        <Box
          role="group"
          aria-labelledby={control['aria-labelledby']}
          aria-describedby={control['aria-describedby']}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
            columnGap: 2,
            rowGap: 1.5,
            p: 1.5,
            border: 1,
            borderColor: props.error ? 'error.main' : 'divider',
            borderRadius: 1,
          }}
        >
          {Object.entries(field.options.fields)
            .filter(([, inner]) => !inner.options.internal)
            .map(([name, inner], index) => (
              <InnerInput
                key={name}
                id={index === 0 ? props.id : `${props.id}-${name}`}
                name={name}
                field={inner}
                scope={innerScope(props.scope, props.name)}
                values={values}
                errors={props.errors ?? {}}
                readOnly={props.readOnly}
                autoFocus={index === 0 && props.autoFocus}
                onChange={(next) => onChange({ ...values, [name]: next })}
                onBlur={props.onBlur}
              />
            ))}
        </Box>
      )}
    </FieldFrame>
  );
});
