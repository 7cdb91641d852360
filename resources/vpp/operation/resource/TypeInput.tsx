import { useMutation } from '@tanstack/react-query';
import { inputOf } from '@/fields';
import type { InputProps } from '@/fields/views';
import { asObject } from '@/api';
import { decodeFields, isEmpty } from '@/schema';
import { optionsType } from '@/dsl';
import { vppResource } from '@schemas/vpp/operation/resource';
import { vppCalls } from '../calls';

/** What a type of resource has defaults of (proposed fields A, default/info). */
const FILLED = ['rampRate', 'responseTime', 'maxDuration', 'controlMode', 'baselineMethod', 'shareRatio'] as const;
const Options = inputOf(optionsType);

/** The type of a resource: what it is like as a rule fills the fields that are still empty. */
export function TypeInput(props: InputProps<string>) {
  const { onChange, onOther, values, place } = props;
  const { mutate } = useMutation({
    mutationFn: async (resourceType: string) =>
      asObject(await vppCalls.defaults({ resourceType }, { quiet: true, reads: true })) ?? {},
    onSuccess: (defaults) => {
      const known = decodeFields(vppResource.fields, defaults);
      for (const name of FILLED) if (isEmpty(values[name]) && !isEmpty(known[name])) onOther?.(name, known[name]);
    },
  });
  return (
    <Options
      {...props}
      onChange={(value) => {
        onChange(typeof value === 'string' ? value : null);
        if (typeof value === 'string' && value !== '' && place === 'form') mutate(value);
      }}
    />
  );
}
