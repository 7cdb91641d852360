import type { BackendContext } from '../../../../core/context';
import { textOf } from '../../../../core/incoming';
import type { Endpoint } from '../../../../core/router';
import { readRequest } from '../../../../report/readRequest';
import { requestedPage, requestedRows } from '../../../../crud/listAnswers';
import { fileAnswer } from '../../../../crud/fileAnswer';
import { exportTable } from '../../../../crud/exportTable';
import { namedRow, presentRow } from '../../../../crud/rows';
import { csvText } from '@/schema';
import { addDays } from '@/schema/dates';
import { RESOURCE } from '../../operation/vppDocs';
import { BID, DECLARATION, FORMER_BID, NOTICE, TRADE_PATH } from '../tradeDocs';
import { sideTable } from '../../../../crud/sideTable';

/** Calls of markets that are no plain CRUD. */
export function tradeMarketEndpoints(context: BackendContext): Endpoint[] {
  const [declarations, notices, bids, resources] = [DECLARATION, NOTICE, BID, RESOURCE].map((name) =>
    context.resources.get(name),
  );
  if (!declarations || !notices || !bids || !resources) return [];
  const page = declarations.call('page') ?? declarations.resolve('POST declare/detail');
  const noticePage = notices.call('page') ?? notices.resolve('POST list');
  return [
    {
      // A declaration by its id, or all of them: the specification has one call for both.
      method: 'POST',
      path: `${TRADE_PATH}/response/resource/info/declare/detail`,
      need: { menus: [DECLARATION, NOTICE] },
      handle: (incoming) =>
        textOf(incoming, 'id')
          ? presentRow(context, declarations, namedRow(context, declarations, incoming), incoming)
          : requestedPage(context, declarations, page, incoming),
    },
    {
      method: 'POST',
      path: `${TRADE_PATH}/response/resource/info/exportDeclareResource`,
      need: { menus: [DECLARATION], code: 'export' },
      log: 'export',
      handle: (incoming) => {
        const declared = new Set(
          requestedRows(context, declarations, page, { ...incoming, params: {} }).map(({ resourceId }) => resourceId),
        );
        const call = resources.call('page') ?? resources.resolve('POST list');
        const rows = requestedRows(context, resources, call, { ...incoming, params: {} }).filter(({ id }) =>
          declared.has(id),
        );
        return fileAnswer(
          csvText(exportTable(resources, rows, context.labels, incoming.locale)),
          'declared resources.csv',
          'text/csv; charset=utf-8',
        );
      },
    },
    {
      // What the forecast shows beside its curves: the notices of a day.
      method: 'POST',
      path: `${TRADE_PATH}/trade/notice/listByNoticeTime`,
      need: { menus: ['vpp/forecast', NOTICE] },
      handle: (incoming) => {
        const forecast = context.reports.get('vpp/forecast');
        if (forecast)
          readRequest(
            context,
            forecast,
            forecast.resolve({
              call: `POST ${TRADE_PATH}/trade/notice/listByNoticeTime`,
              names: { date: 'noticeTime' },
            }),
            incoming,
          );
        const day = textOf(incoming, 'noticeTime').slice(0, 10);
        const rows = requestedRows(context, notices, noticePage, { ...incoming, params: {} });
        const own = textOf(incoming, 'vppId');
        return rows.filter(
          (row) =>
            (own === '' || row.vppId === own) &&
            (day === '' ||
              String(row.noticeTime).slice(0, 10) === day ||
              row.responseDate === day ||
              String(row.noticeTime).slice(0, 10) === addDays(day, -1)),
        );
      },
    },
    {
      // A bid with the versions it had before: what was submitted is never lost.
      method: 'POST',
      path: `${TRADE_PATH}/trade/bid/detail`,
      need: { menus: [BID, NOTICE] },
      handle: (incoming) => {
        const row = namedRow(context, bids, incoming);
        const former = sideTable(context, FORMER_BID)
          .all()
          .filter(({ bidId }) => bidId === row.id);
        const versions = [...former, row]
          .toSorted((one, other) => Number(other.version) - Number(one.version))
          .map(({ version, bidTime, bidderName, bidPower, bidEnergy, bidPrice, expectedIncome }) => ({
            version,
            bidTime,
            bidderName,
            bidPower,
            bidEnergy,
            bidPrice,
            expectedIncome,
          }));
        return { ...presentRow(context, bids, row, incoming), versions };
      },
    },
  ];
}
