import { cents, shareOf } from '@schemas/vpp/parts/settle';
import { addDays, nowOn } from '@/schema/dates';
import type { BackendContext } from '../../../../core/context';
import { seedId } from '../../../../core/ids';
import { seedOf } from '../../../../energy/chance/seedOf';
import type { Doc } from '../../../../store/store';
import { numberAt, PLANT, resourcesOf, textAt } from '../../operation/vppDocs';
import { monthBillOf, totalsOf } from '../settlement/bills';
import { CUSTOM_BILL, LINE, MONTH_BILL, REGULATION } from '../tradeDocs';

const MONTHS = 6;
const DAYS = [5, 12, 19, 26] as const;

/** What resources did in orders of months that are over: all of it confirmed, most of it billed. */
function pastLines(context: BackendContext, plant: Doc, month: string, isSent: boolean): Doc[] {
  const china = plant.currency === 'CNY';
  return DAYS.flatMap((day, at) => {
    const date = `${month}-${String(day).padStart(2, '0')}`;
    const orderNo = `RO-${date.replaceAll('-', '')}-${String(at + 1).padStart(3, '0')}`;
    const price =
      Math.round(
        (china ? 2 + (seedOf(plant.id, date) % 20) / 10 : 0.3 + (seedOf(plant.id, date) % 20) / 100) * 10_000,
      ) / 10_000;
    return resourcesOf(context, plant.id, true)
      .filter((row) => numberAt(row, 'maxUpPower') > 0)
      .map((row): Doc => {
        const energy = cents(numberAt(row, 'maxUpPower') * (0.2 + (seedOf(row.id, date) % 30) / 100) * 2);
        const ratio = numberAt(row, 'shareRatio') || 80;
        const responseFee = cents(energy * price);
        const { customer, operator } = shareOf(responseFee, ratio);
        return {
          id: seedId(`line ${row.id} ${date}`),
          tenantId: plant.tenantId,
          timeZone: plant.timeZone,
          currency: plant.currency,
          orderId: null,
          orderNo,
          settlementTitle: `${orderNo} ${textAt(row, 'name')}`,
          resourceId: row.id,
          customerName: row.customerName,
          responseDate: date,
          effectiveEnergy: energy,
          unitPrice: price,
          responseFee,
          penalty: 0,
          shareRatio: ratio,
          customerAmount: customer,
          operatorAmount: operator,
          deviation: cents(energy * (((seedOf(row.id, date, 'deviation') % 21) - 10) / 100)),
          status: isSent ? 'settled' : 'confirmed',
          createTime: `${date} 23:00:00`,
          updateTime: `${date} 23:00:00`,
        };
      });
  });
}

/** Bills of the last half year but the last one; one of an own range; and what regulation is set to. */
export function seedBills(context: BackendContext): void {
  const { store } = context;
  const plants = store.all(PLANT).filter(({ status }) => status === 'operating');
  let month = addDays(`${nowOn('UTC', new Date(context.clock())).slice(0, 7)}-01`, -1).slice(0, 7);
  for (let back = 0; back < MONTHS; back += 1) {
    for (const [place, plant] of plants.entries()) {
      const lines = pastLines(context, plant, month, back > 0);
      if (lines.length === 0) continue;
      store.put(LINE, ...lines);
      const bill = monthBillOf(plant.tenantId, month, lines, place + 1);
      // the bill of the month before is made when it is first asked for, of all that is confirmed by then
      if (bill && back > 0)
        store.put(MONTH_BILL, {
          ...bill,
          status: 'sent',
          sendTime: textAt(bill, 'createTime').replace('00:10', '09:30'),
        });
      if (back === 2) {
        const own = lines.slice(0, 6);
        store.put(CUSTOM_BILL, {
          id: seedId(`custom bill ${plant.id}`),
          tenantId: plant.tenantId,
          timeZone: plant.timeZone,
          currency: plant.currency,
          billNo: `TB-${month.replace('-', '')}28-${String(place + 1).padStart(3, '0')}`,
          billName: `${textAt(plant, 'name')} ${month}`,
          resourceIds: [...new Set(own.map(({ resourceId }) => resourceId))],
          startDate: `${month}-01`,
          endDate: `${month}-15`,
          ...totalsOf(own),
          adjustAmount: null,
          adjustReason: null,
          taxRate: 6,
          receiverEmail: 'billing@greensource.example',
          sendTime: place % 2 === 0 ? null : `${month}-28 10:00:00`,
          status: place % 2 === 0 ? 'generated' : 'sent',
          createTime: `${month}-28 09:00:00`,
          updateTime: `${month}-28 09:00:00`,
        });
      }
    }
    month = addDays(`${month}-01`, -1).slice(0, 7);
  }
  for (const plant of plants) {
    const rated = numberAt(plant, 'maxUpPower') * 1000 || 4000;
    store.put(REGULATION, {
      id: plant.id,
      tenantId: plant.tenantId,
      vppId: plant.id,
      type: 'secondary',
      enabled: true,
      deadband: 0.033,
      droop: 5,
      upReserve: Math.round(rated * 0.2),
      downReserve: Math.round(rated * 0.15),
      ratedPower: rated,
    });
  }
}
