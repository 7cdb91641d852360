/** Periods of a tariff, as bills name them. */
export const BILL_PERIODS = ['sharp', 'peak', 'flat', 'valley', 'deepValley'] as const;

type PerPeriod = { readonly [K in `${(typeof BILL_PERIODS)[number]}${'Energy' | 'Price'}`]?: number | null };

export interface CheckedBill extends PerPeriod {
  readonly totalEnergy?: number | null;
  readonly energyFee?: number | null;
  readonly basicFee?: number | null;
  readonly powerFactorFee?: number | null;
  readonly surcharge?: number | null;
  readonly totalFee?: number | null;
  readonly startReading?: number | null;
  readonly endReading?: number | null;
  /** kWh our own meter counted over the same days. */
  readonly meterEnergy?: number | null;
}

export const BILL_CHECKS = ['periods', 'readings', 'energyFee', 'totalFee', 'meter'] as const;

export interface BillCheck {
  readonly check: (typeof BILL_CHECKS)[number];
  /** `unknown`: something it needs is not on the bill. */
  readonly result: 'right' | 'near' | 'wrong' | 'unknown';
  /** What the bill says less what was worked out; of the meter in percent of it. */
  readonly difference: number | null;
}

const ENERGY = 1; // kWh
const CENT = 0.0101; // of money, with the digits of the computer
const RIGHT = 0.5; // percent against our meter
const NEAR = 2;
const known = (value: number | null | undefined): value is number => typeof value === 'number';
const within = (difference: number, limit: number) => (Math.abs(difference) <= limit ? 'right' : 'wrong');

function compare(
  check: BillCheck['check'],
  billed: number | null | undefined,
  worked: number | null,
  limit: number,
): BillCheck {
  if (!known(billed) || worked === null) return { check, result: 'unknown', difference: null };
  return { check, result: within(billed - worked, limit), difference: billed - worked };
}

/**
 * The checks of a bill, in the order they are made (operations, 8.6). Readings are those of a meter without a ratio
 * unless it is told.
 */
export function reconcileBill(bill: CheckedBill, ratio = 1): readonly BillCheck[] {
  const energies = BILL_PERIODS.map((period) => bill[`${period}Energy`]);
  const lines = BILL_PERIODS.filter((period) => known(bill[`${period}Energy`]) && known(bill[`${period}Price`]));
  const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
  const fees = [bill.energyFee, bill.basicFee, bill.powerFactorFee, bill.surcharge];
  const read =
    known(bill.startReading) && known(bill.endReading) ? (bill.endReading - bill.startReading) * ratio : null;
  const away =
    known(bill.totalEnergy) && known(bill.meterEnergy) && bill.meterEnergy !== 0
      ? ((bill.totalEnergy - bill.meterEnergy) / bill.meterEnergy) * 100
      : null;
  return [
    compare('periods', bill.totalEnergy, energies.some(known) ? sum(energies.filter(known)) : null, ENERGY),
    compare('readings', bill.totalEnergy, read, ENERGY),
    compare(
      'energyFee',
      bill.energyFee,
      lines.length === 0
        ? null
        : sum(lines.map((period) => (bill[`${period}Energy`] ?? 0) * (bill[`${period}Price`] ?? 0))),
      CENT * lines.length,
    ),
    compare('totalFee', bill.totalFee, known(bill.energyFee) ? sum(fees.filter(known)) : null, CENT),
    {
      check: 'meter',
      difference: away,
      result: away === null ? 'unknown' : Math.abs(away) <= RIGHT ? 'right' : Math.abs(away) <= NEAR ? 'near' : 'wrong',
    },
  ];
}
