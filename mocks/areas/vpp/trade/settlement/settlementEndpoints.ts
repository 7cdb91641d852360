import type { BackendContext } from '../../../../core/context';
import { textOf } from '../../../../core/incoming';
import type { Endpoint } from '../../../../core/router';
import { requestedRows } from '../../../../crud/listAnswers';
import { namedRow, presentRow } from '../../../../crud/rows';
import { cents } from '@schemas/vpp/parts/settle';
import { sumOf, textAt } from '../../operation/vppDocs';
import { CUSTOM_BILL, LINE, SETTLEMENT_ORDER, SETTLEMENT_PATH } from '../tradeDocs';
import { checkBill } from './bills';

const MONTHS = 12;

/** Calls of settlement that are no plain CRUD. */
export function settlementEndpoints(context: BackendContext): Endpoint[] {
  const [lines, orders] = [LINE, SETTLEMENT_ORDER].map((name) => context.resources.get(name));
  if (!lines || !orders) return [];
  const page = lines.call('page') ?? lines.resolve('POST settle/detail');
  return [
    {
      method: 'POST',
      path: `${SETTLEMENT_PATH}/responseOrderInfo/statistics/index`,
      need: { menus: [LINE] },
      handle: (incoming) => {
        const { pageNum: _, pageSize: __, ...params } = incoming.params;
        const rows = requestedRows(context, lines, page, { ...incoming, params });
        const [energy, fee, penalty] = [
          sumOf(rows, 'effectiveEnergy'),
          sumOf(rows, 'responseFee'),
          sumOf(rows, 'penalty'),
        ];
        return {
          orderCount: new Set(rows.map(({ orderNo }) => orderNo)).size,
          energy,
          amount: cents(fee - penalty),
          penalty,
          avgPrice: energy > 0 ? Math.round((fee / energy) * 10_000) / 10_000 : null,
        };
      },
    },
    {
      method: 'POST',
      path: `${SETTLEMENT_PATH}/responseOrderInfo/statistics/histogram`,
      need: { menus: [LINE] },
      handle: (incoming) => {
        const own = textOf(incoming, 'resourceId');
        const rows = requestedRows(context, lines, page, { ...incoming, params: {} }).filter(
          (row) => own === '' || row.resourceId === own,
        );
        const months = [...new Set(rows.map((row) => textAt(row, 'responseDate').slice(0, 7)))]
          .toSorted()
          .slice(-MONTHS);
        const of = (month: string) => rows.filter((row) => textAt(row, 'responseDate').startsWith(month));
        return {
          xlist: months,
          ylist: [
            {
              name: 'effectiveEnergy',
              dataKey: 'effectiveEnergy',
              unit: 'kWh',
              list: months.map((month) => sumOf(of(month), 'effectiveEnergy')),
            },
            {
              name: 'amount',
              dataKey: 'amount',
              unit: String(rows[0]?.currency ?? 'CNY'),
              list: months.map((month) => cents(sumOf(of(month), 'responseFee') - sumOf(of(month), 'penalty'))),
            },
          ],
        };
      },
    },
    {
      method: 'POST',
      path: `${SETTLEMENT_PATH}/responseOrder/remark/detail`,
      need: { menus: [SETTLEMENT_ORDER] },
      handle: (incoming) => presentRow(context, orders, namedRow(context, orders, incoming), incoming),
    },
    {
      method: 'POST',
      path: `${SETTLEMENT_PATH}/settlement/customTemporary/check`,
      need: { menus: [CUSTOM_BILL] },
      handle: ({ params }) => {
        const { overlaps, unconfirmed, lines: ready } = checkBill(context, params);
        return {
          overlaps: overlaps.map(({ id, billNo, billName, month, startDate, endDate }) => ({
            id,
            billNo,
            billName: billName ?? month,
            startDate,
            endDate,
          })),
          unconfirmed: unconfirmed.map(({ id, orderNo, settlementTitle, responseDate }) => ({
            id,
            orderNo,
            name: settlementTitle,
            responseDate,
          })),
          count: ready.length,
        };
      },
    },
  ];
}
