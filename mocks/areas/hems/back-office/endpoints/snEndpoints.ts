import { DAY, timeText } from '../../../../core/clock';
import type { BackendContext } from '../../../../core/context';
import { actorOf, idsOf, textOf, type Incoming } from '../../../../core/incoming';
import { newId, secretText } from '../../../../core/ids';
import { Refusal, refuseFields } from '../../../../core/refusal';
import type { Endpoint } from '../../../../core/router';
import { formWires } from '../../../../crud/form/actionForm';
import { createRow } from '../../../../crud/createRow';
import { fileAnswer } from '../../../../crud/fileAnswer';
import { needChangeable, visibleRow, visibleRows } from '../../../../crud/rows';
import { rowsOf } from '../../../../crud/rowsOf';
import { sideTable } from '../../../../crud/sideTable';
import { sheetFile, sheetRows } from '../../../../crud/import/sheetRows';
import type { Doc } from '../../../../store/store';
import { snTargets } from '../snTargets';
import { stockController } from '../stockController';
import { officeText } from '../officeText';
import { backTexts } from '../texts';
import { openList } from './openList';
import { post } from './post';

type Target = (typeof snTargets)[number];

/** Numbers of a sheet that wait for whoever uploaded it. */
interface UploadDoc extends Doc {
  readonly sns: readonly string[];
  readonly userId: string;
  /** When it was read, epoch ms. */
  readonly at: number;
}

const SN = 'hems/serial-number';

/** Serial numbers that are added one by one or many at once, and given to tenants, organisations and installers. */
export function snEndpoints(context: BackendContext): Endpoint[] {
  const { store, clock } = context;
  const numbers = (incoming: Incoming) => visibleRows(context, SN, actorOf(incoming));

  const add = post('sn/add', { menus: ['hems/serial-number'], code: 'create', log: 'create' }, async (incoming) => {
    const resource = context.resources.get(SN);
    const { sns } = incoming.params;
    if (!Array.isArray(sns) || !resource) return resource && createRow(context, resource, incoming);
    const { sns: _many, ...shared } = resource.actions.addBatch?.form ?? {};
    const kind = formWires(context, shared, incoming);
    const list = idsOf(sns);
    const known = new Set(rowsOf(context, SN).map(({ sn }) => sn)); // a number is there once, whoever has it
    const taken = list.find((sn) => known.has(sn));
    if (taken !== undefined) throw new Refusal(backTexts.snTaken, { args: { sn: taken } });
    if (list.length === 0 || list.length > 1000) throw refuseFields({ sns: { key: 'fieldRequired' } });
    store.put(
      SN,
      ...list.map((sn) => ({
        ...kind,
        id: newId(store),
        sn,
        tenantId: null,
        organizationId: null,
        installerId: null,
        activateState: 0,
        history: [],
      })),
    );
    for (const sn of list) stockController(context, { ...kind, sn });
    return { successCount: list.length };
  });

  /** Whether each of these can be given on, and why not. */
  const match = (incoming: Incoming, { wire, upper }: Target, list: readonly string[]) =>
    list.map((sn, place) => {
      const found = numbers(incoming).find((one) => one.sn === sn);
      const reason = !found
        ? 'notFound'
        : list.indexOf(sn) !== place
          ? 'duplicate'
          : found[wire]
            ? 'distributed'
            : upper.some((one) => !found[one])
              ? 'notOwned'
              : null;
      return {
        sn,
        type: found?.type ?? null,
        model: found?.model ?? null,
        batchNo: found?.batchNo ?? null,
        activateState: found?.activateState ?? null,
        matched: reason === null,
        reason,
      };
    });

  const give = (target: Target, incoming: Incoming, list: readonly string[]) => {
    const { wire, collection } = target;
    const to = visibleRow(context, collection, actorOf(incoming), textOf(incoming, 'targetId'));
    if (!to) throw refuseFields({ targetId: { key: 'fieldRequired' } });
    const open = new Set(
      match(incoming, target, list)
        .filter(({ matched }) => matched)
        .map(({ sn }) => sn),
    );
    const time = timeText(clock());
    const operator = actorOf(incoming).user.name;
    const rows = numbers(incoming).filter(({ sn }) => open.has(officeText(sn)));
    for (const row of rows) needChangeable(context, SN, row, incoming);
    store.put(
      SN,
      ...rows.map((row): Doc => ({
        ...row,
        [wire]: to.id,
        distributeTime: time,
        operator,
        distributionBatch: `D-${time.slice(2, 10).replaceAll('-', '')}`,
        history: [...[row.history ?? []].flat(), { time, operator, action: 'distribute', from: null, to: to.name }],
      })),
    );
    incoming.log.content = `${rows.length} → ${officeText(to.name)}`;
    return { successCount: rows.length, failCount: list.length - rows.length, failList: [] };
  };

  /** The numbers of the first column, without its heading. */
  const sheetSns = async (incoming: Incoming): Promise<string[]> =>
    (await sheetRows(context, incoming.files[0])).slice(1).flatMap(([first]) => idsOf(String(first ?? '')));
  const uploads = sideTable<UploadDoc>(context, 'sn uploads');
  const uploaded = (incoming: Incoming): readonly string[] => {
    const kept = uploads.get(textOf(incoming, 'importKey'));
    return kept?.userId === actorOf(incoming).user.id ? kept.sns : [];
  };

  return [
    add,
    ...openList(context, 'hems/installer', [
      'hems/sn-installer',
      'hems/home',
      'hems/controller',
      'hems/lead',
      'hems/site-home',
    ]),
    ...snTargets.flatMap((target): Endpoint[] => {
      const menus = [target.name] as const;
      const own = { menus, code: 'distribute' } as const;
      return [
        ...(target.list === 'installerList'
          ? []
          : [
              post(`${target.path}/${target.list}`, { menus }, (incoming) =>
                visibleRows(context, target.collection, actorOf(incoming))
                  .filter(({ operator, state }) => operator !== true && state !== 0 && state !== 2)
                  .map(({ id, name, nameEn }) => ({ id, name: nameEn ?? name })),
              ),
            ]),
        post(`${target.path}/matchList`, own, (incoming) => ({
          list: match(incoming, target, incoming.params.importKey ? uploaded(incoming) : idsOf(incoming.params.sns)),
        })),
        post(`${target.path}/save`, { ...own, log: 'authorize' }, (incoming) =>
          give(target, incoming, idsOf(incoming.params.sns)),
        ),
        post(`${target.path}/import`, { ...own, log: 'import' }, (incoming) =>
          give(target, incoming, uploaded(incoming)),
        ),
        post(`${target.path}/upload`, own, async (incoming) => {
          const sns = await sheetSns(incoming);
          const importKey = secretText(12);
          uploads.remove(...uploads.filter(({ at }) => !(at > clock() - DAY)).map(({ id }) => id));
          uploads.put({ id: importKey, sns, userId: actorOf(incoming).user.id, at: clock() });
          return { importKey, list: match(incoming, target, sns) };
        }),
        post(`${target.path}/templateDownload`, own, async () => {
          const { bytes, type } = await sheetFile({ SN: [['SN']] });
          return fileAnswer(bytes, 'serial-numbers.xlsx', type);
        }),
      ];
    }),
  ];
}
