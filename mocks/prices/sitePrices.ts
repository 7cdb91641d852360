import { addDays } from '@/schema/dates';
import { roundTo } from '../core/roundTo';
import type { Contract, PricesFrom, Site } from '../world/site';
import type { Doc } from '../store/store';
import { quartersOf, tariffOf } from './tariffOf';
import { beginOf, versionOn } from './versionOn';

/** Every version of a station's prices, by what they are of. */
export interface KeptPrices {
  readonly electricity: readonly Doc[];
  readonly pvToMains: readonly Doc[];
  readonly pv: readonly Doc[];
  readonly basic: readonly Doc[];
  readonly charging: readonly Doc[];
}

const numberOf = (value: unknown, other = 0): number => (typeof value === 'number' ? value : other);
const MODES: readonly unknown[] = [
  'capacity',
  'actualDemand',
  'contractDemand',
] satisfies readonly Contract['billingMode'][];

function contractOn(contract: Contract, basic: Doc | undefined, subsidy: number): Contract {
  const mode = MODES.includes(basic?.billingMode)
    ? (basic?.billingMode as Contract['billingMode'])
    : contract.billingMode;
  return {
    ...contract,
    subsidy,
    billingMode: mode,
    capacityPrice: numberOf(basic?.capacityPrice, contract.capacityPrice),
    demandPrice: numberOf(basic?.demandPrice, contract.demandPrice),
    contractDemand: numberOf(basic?.contractDemand, contract.contractDemand),
  };
}

/** Days on which anything of the prices changes. */
function changes(kept: KeptPrices): string[] {
  const ends = kept.pvToMains.flatMap(({ subsidyEnd }) =>
    typeof subsidyEnd === 'string' && subsidyEnd !== '' ? addDays(subsidyEnd.slice(0, 10), 1) : [],
  );
  return [
    ...new Set([
      ...Object.values<readonly Doc[]>({ ...kept })
        .flat()
        .map(beginOf),
      ...ends,
    ]),
  ]
    .filter((day) => day !== '')
    .toSorted();
}

/** What a site pays and is paid, from each day on which something of it changes. */
export function sitePrices(site: Site, kept: KeptPrices): PricesFrom[] {
  const tariffs = new Map(kept.electricity.map((row) => [row, tariffOf(row)]));
  return changes(kept).map((from) => {
    const [electricity, mains, pv, basic, charging] = [
      kept.electricity,
      kept.pvToMains,
      kept.pv,
      kept.basic,
      kept.charging,
    ].map((rows) => versionOn(rows, from));
    const supported =
      mains !== undefined &&
      !(typeof mains.subsidyEnd === 'string' && mains.subsidyEnd !== '' && mains.subsidyEnd.slice(0, 10) < from);
    const subsidy = roundTo(
      numberOf(pv?.subsidy, site.contract.subsidy) +
        (supported ? numberOf(mains.nationalSubsidy) + numberOf(mains.localSubsidy) : 0),
      4,
    );
    return {
      from,
      tariff: (electricity && tariffs.get(electricity)) ?? site.tariff,
      contract: contractOn(site.contract, basic, subsidy),
      ...(mains
        ? { feedIn: numberOf(mains.price) }
        : electricity && site.tariff.type === 'timeOfUse' && { feedIn: site.tariff.feedIn }),
      ...(charging && {
        charging: {
          electricity: quartersOf(charging.periods, (row) => numberOf(row.electricityPrice), 0),
          service: quartersOf(charging.periods, (row) => numberOf(row.serviceFee), 0),
        },
      }),
    };
  });
}
