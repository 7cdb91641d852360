import { sendVersion } from '@/crud';
import type { AnyValues, AnyVersions, CallSpec } from '@/schema';
import type { PriceTemplate } from '@schemas/contract/price-template';
import { stationPrice } from '@schemas/contract/station-price';

const CALLS: Readonly<Record<'create' | 'reserve' | 'replace', CallSpec>> = {
  create: 'POST current/create',
  reserve: 'POST reserved/create',
  replace: 'POST reserved/edit',
};

/**
 * Gives a station the prices of a template from the first of a month (`yyyy-MM`) on: by value, later changes of the
 * template do not follow.
 */
export async function copyPrices(
  template: PriceTemplate,
  stationId: string,
  way: keyof typeof CALLS,
  month: string,
): Promise<void> {
  const { seasons, sharpPrice, peakPrice, flatPrice, valleyPrice, deepValleyPrice, capacityPrice, demandPrice } =
    template;
  const values: AnyValues = {
    stationId,
    templateId: template.id,
    effectiveDate: `${month}-01`,
    seasons,
    sharpPrice,
    peakPrice,
    flatPrice,
    valleyPrice,
    deepValleyPrice,
    capacityPrice,
    demandPrice,
  };
  const versions: AnyVersions | undefined = stationPrice.versions;
  if (versions) await sendVersion(stationPrice, versions, CALLS[way], stationId, '', values);
}
