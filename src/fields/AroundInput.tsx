import { useContext, type ReactNode } from 'react';
import { InputPart } from '@/data/internal';
import { type Field, typeOptions, zoneOfRecord } from '@/schema';
import { isZone } from '@/schema/dates';
import { SiteZone } from '@/widgets/internal';
import { OneLine } from './OneLine';

interface AroundInputProps {
  readonly name: string;
  readonly field: Field;
  /** i18n base of its label. */
  readonly scope: string;
  readonly value: unknown;
  readonly values: Readonly<Record<string, unknown>>;
  readonly error?: string | undefined;
  /** A component stands in the place of its type's own input. */
  readonly replaced: boolean;
  readonly children: ReactNode;
  onChange(value: unknown): void;
}

/**
 * Around one input, wherever it stands: what today is says the zone of the record it belongs to. One of one's own may
 * be a field of react-hook-form, which wants a form.
 */
export function AroundInput(props: AroundInputProps) {
  const { field, values } = props;
  const { zoneFrom } = typeOptions(field);
  const above = useContext(SiteZone);
  const zone = zoneOfRecord(values, typeof zoneFrom === 'string' ? zoneFrom : undefined);
  // always around it: a zone that is filled in takes the focus from no input
  return (
    <SiteZone value={zone !== undefined && isZone(zone) ? zone : above}>
      <InForm {...props} />
    </SiteZone>
  );
}

function InForm({ name, field, scope, value, values, error, replaced, children, onChange }: AroundInputProps) {
  if (!replaced && !field.type.parts) return children;
  return (
    <InputPart
      scope={scope}
      values={{ ...values, [name]: value }}
      errors={error === undefined ? NO_MESSAGES : { [name]: error }}
      set={(changed, next) => {
        if (changed === name) onChange(next);
      }}
      waiting={<OneLine text="" />}
    >
      {children}
    </InputPart>
  );
}

const NO_MESSAGES: Readonly<Record<string, string>> = {};
