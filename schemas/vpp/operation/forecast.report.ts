import {
  date,
  dateTime,
  defineReport,
  enumeration,
  figures,
  number,
  own,
  reference,
  table,
  text,
  timeOfDay,
  tree,
} from '@/dsl';
import { vppPlan } from '../../services';
import { forecasting } from '../parts/vppMeasures';
import { BASELINE_METHODS, NOTICE_STATES, NOTICE_TONES } from '../parts/vppCodes';

const NOTICES = 'POST /iemscloud/trade/web/vpp/trade/notice/listByNoticeTime';

// covers V-033, V-034, V-035, V-036, V-049
/** What resources are foreseen to use and to be able to do on a day (spec 03 §2, resource forecasting). */
export const forecast = defineReport({
  name: 'vpp/forecast',
  api: vppPlan('resource/predict'),
  params: {
    vppId: reference('vpp/plant', { textFrom: 'vppName' }),
    resourceId: reference('vpp/resource', { within: 'vppId' }),
    date: date({ future: true, default: 'today' }),
  },
  measures: forecasting,
  fields: {
    startTime: timeOfDay(),
    endTime: timeOfDay({ end: true }),
    method: enumeration(BASELINE_METHODS, { shared: 'baselineMethod' }),
    noticeNo: text(),
    title: text(),
    noticeTime: dateTime(),
    declareDeadline: dateTime({ future: true }),
    demandPower: number({ decimals: 2, unit: 'MW' }),
    processStatus: enumeration(NOTICE_STATES, { shared: 'noticeStatus', tones: NOTICE_TONES }),
  },
  blocks: {
    tree: tree('POST /iemscloud/vpp/web/resource/tree', 'resourceId', {
      from: { resourceId: ['resourceId', 'resource.id'] },
      levels: ['area', 'station', 'resource'],
    }),
    general: figures('POST ability/general', ['upPower', 'downPower', 'resourceCount'], {}),
    ability: own('POST ability/list', { tab: 'ability' }),
    abilityRows: table(
      'POST ability/list',
      ['resourceId', 'startTime', 'endTime', 'upPower', 'downPower', 'duration', 'cost', 'confidence'],
      {
        tab: 'ability',
      },
    ),
    baseline: own('POST baseline/list', { tab: 'baseline' }),
    baselineRows: table('POST baseline/list', ['resourceId', 'date', 'method', 'sampleDays', 'avgPower', 'maxPower'], {
      tab: 'baseline',
    }),
    notices: table(
      { call: NOTICES, names: { date: 'noticeTime' } },
      ['noticeNo', 'title', 'noticeTime', 'declareDeadline', 'demandPower', 'processStatus'],
      {
        tab: 'notices',
      },
    ),
  },
});
