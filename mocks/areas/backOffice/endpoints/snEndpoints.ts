import { timeText } from '../../../core/clock';
import type { BackendContext } from '../../../core/context';
import { actorOf, idsOf, textOf, type Incoming } from '../../../core/incoming';
import { newId, secretText } from '../../../core/ids';
import { Refusal, refuseFields } from '../../../core/refusal';
import type { Endpoint } from '../../../core/router';
import { createRow } from '../../../crud/createRow';
import { fileAnswer } from '../../../crud/fileAnswer';
import { sheetFile, sheetRows } from '../../../crud/import/sheetRows';
import type { Doc } from '../../../store/store';
import { snTargets } from '../snTargets';
import { stockController } from '../stockController';
import { text } from '../text';
import { backTexts } from '../texts';
import { openList } from './openList';
import { post } from './post';

type Target = (typeof snTargets)[number];

/** Serial numbers that are added one by one or many at once, and given to tenants, organisations and installers. */
export function snEndpoints(context: BackendContext): Endpoint[] {
  const { store, clock } = context;
  const numbers = () => store.all('hems/serial-number');

  const add = post('sn/add', { menus: ['hems/serial-number'], code: 'create', log: 'create' }, async (incoming) => {
    const resource = context.resources.get('hems/serial-number');
    const { sns, ...kind } = incoming.params;
    if (!Array.isArray(sns) || !resource) return resource && createRow(context, resource, incoming);
    const list = idsOf(sns);
    const known = new Set(numbers().map(({ sn }) => sn));
    const taken = list.find((sn) => known.has(sn));
    if (taken !== undefined) throw new Refusal(backTexts.snTaken, { args: { sn: taken } });
    if (list.length === 0 || list.length > 1000) throw refuseFields({ sns: { key: 'fieldRequired' } });
    store.put('hems/serial-number', ...list.map((sn) => ({ ...kind, id: newId(store), sn, tenantId: null, organizationId: null, installerId: null, activateState: 0, history: [] })));
    for (const sn of list) stockController(context, { ...kind, sn });
    return { successCount: list.length };
  });

  /** Whether each of these can be given on, and why not. */
  const match = ({ wire, upper }: Target, list: readonly string[]) =>
    list.map((sn, place) => {
      const found = numbers().find((one) => one.sn === sn);
      const reason = !found ? 'notFound' : list.indexOf(sn) !== place ? 'duplicate' : found[wire] ? 'distributed' : upper.some((one) => !found[one]) ? 'notOwned' : null;
      return { sn, type: found?.type ?? null, model: found?.model ?? null, batchNo: found?.batchNo ?? null, activateState: found?.activateState ?? null, matched: reason === null, reason };
    });

  const give = (target: Target, incoming: Incoming, list: readonly string[]) => {
    const { wire, collection } = target;
    const to = store.get(collection, textOf(incoming, 'targetId'));
    if (!to) throw refuseFields({ targetId: { key: 'fieldRequired' } });
    const open = new Set(match(target, list).filter(({ matched }) => matched).map(({ sn }) => sn));
    const time = timeText(clock());
    const operator = actorOf(incoming).user.name;
    const rows = numbers().filter(({ sn }) => open.has(text(sn)));
    store.put('hems/serial-number', ...rows.map((row): Doc => ({ ...row, [wire]: to.id, distributeTime: time, operator, distributionBatch: `D-${time.slice(2, 10).replaceAll('-', '')}`, history: [...[row.history ?? []].flat(), { time, operator, action: 'distribute', from: null, to: to.name }] })));
    incoming.log.content = `${rows.length} → ${text(to.name)}`;
    return { successCount: rows.length, failCount: list.length - rows.length, failList: [] };
  };

  /** The numbers of the first column, without its heading. */
  const sheetSns = async (incoming: Incoming): Promise<string[]> => (await sheetRows(incoming.files[0])).slice(1).flatMap(([first]) => idsOf(String(first ?? '')));
  const uploaded = (incoming: Incoming) => idsOf(store.get('sn uploads', textOf(incoming, 'importKey'))?.sns);

  return [
    add,
    ...openList(context, 'hems/installer', ['hems/sn-installer', 'hems/home', 'hems/controller', 'hems/lead', 'hems/site-home']),
    ...snTargets.flatMap((target): Endpoint[] => {
      const menus = [target.name] as const;
      const own = { menus, code: 'distribute' } as const;
      return [
        ...(target.list === 'installerList' ? [] : [post(`${target.path}/${target.list}`, { menus }, () => store.all(target.collection).filter(({ operator, state }) => operator !== true && state !== 0 && state !== 2).map(({ id, name, nameEn }) => ({ id, name: nameEn ?? name })))]),
        post(`${target.path}/matchList`, own, (incoming) => ({ list: match(target, incoming.params.importKey ? uploaded(incoming) : idsOf(incoming.params.sns)) })),
        post(`${target.path}/save`, { ...own, log: 'authorize' }, (incoming) => give(target, incoming, idsOf(incoming.params.sns))),
        post(`${target.path}/import`, { ...own, log: 'import' }, (incoming) => give(target, incoming, uploaded(incoming))),
        post(`${target.path}/upload`, own, async (incoming) => {
          const sns = await sheetSns(incoming);
          const importKey = secretText(12);
          store.put('sn uploads', { id: importKey, sns });
          return { importKey, list: match(target, sns) };
        }),
        post(`${target.path}/templateDownload`, own, async () => {
          const { bytes, type } = await sheetFile({ SN: [['SN']] });
          return fileAnswer(bytes, 'serial-numbers.xlsx', type);
        }),
      ];
    }),
  ];
}
