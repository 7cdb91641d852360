import type { ProductType } from '@schemas/iot/product-type';
import type { PropertyStandard } from '@schemas/iot/property-standard';

/** A row for the attributes of a device model, with what it is called in the dialog. */
export interface NewAttribute extends Pick<
  PropertyStandard,
  'name' | 'rwType' | 'dataType' | 'unit' | 'explanation' | 'paramValue' | 'valueType'
> {
  readonly code: string;
  readonly label: string;
}

/** Standard attributes as rows of a device model; those whose code it has already are left out. */
export function newAttributes(
  { dynamicAttributes, staticAttributes }: Pick<ProductType, 'dynamicAttributes' | 'staticAttributes'>,
  standards: readonly PropertyStandard[],
): NewAttribute[] {
  const had = new Set([...(dynamicAttributes ?? []), ...(staticAttributes ?? [])].map(({ code }) => code));
  return standards.flatMap(({ code, name, rwType, dataType, unit, explanation, paramValue, valueType }) =>
    code === null || had.has(code)
      ? []
      : [
          {
            code,
            name,
            rwType,
            dataType,
            unit,
            explanation,
            paramValue,
            valueType: valueType === 'static' ? 'static' : 'dynamic',
            label: unit && unit !== '-' ? `${name} · ${code} (${unit})` : `${name} · ${code}`,
          },
        ],
  );
}
