import { encodeFields } from '@/schema';
import { tariffUsage } from '@schemas/hems/parts/tariffUsage';
import type { BackendContext } from '../../../../core/context';
import { actorOf, idsOf } from '../../../../core/incoming';
import { Refusal } from '../../../../core/refusal';
import type { CrudHooks, Draft } from '../../../../crud/hooks';
import type { Doc } from '../../../../store/store';
import { aiOffer } from '../aiOffer';
import { moveIn } from '../moveIn';
import { backTexts } from '../texts';
import { officeText } from '../officeText';

const STAGES = ['new', 'contacted', 'qualified', 'quoted', 'won'];

/** Forward, also by several; lost while open; from lost only back to contacted (proposed fields, lead). */
function mayMove(from: string, to: string): boolean {
  if (from === to) return true;
  if (from === 'lost') return to === 'contacted';
  if (to === 'lost') return from !== 'won';
  return STAGES.indexOf(to) > STAGES.indexOf(from);
}

/** Leads and what belongs to them. */
export function salesHooks(context: BackendContext): Readonly<Record<string, CrudHooks>> {
  const { store } = context;
  const isTaken = (sn: string, id: string) =>
    store.all('hems/lead').some((one) => one.id !== id && idsOf(one.controllerSns).includes(sn)) ||
    Boolean(store.all('hems/controller').find(({ deviceSn }) => deviceSn === sn)?.stationId);
  const remove = (list: unknown, one: string): string[] => {
    if (!idsOf(list).includes(one)) throw new Refusal(backTexts.notBound);
    return idsOf(list).filter((own) => own !== one);
  };
  const add = (list: unknown, one: string): string[] => [...new Set([...idsOf(list), one])];
  const payback = ({ investment, subsidy, annualSaving }: Doc): number | null => {
    const years = ((Number(investment) || 0) - (Number(subsidy) || 0)) / Number(annualSaving);
    return Number.isFinite(years) ? Math.round(Math.max(0, years) * 10) / 10 : null;
  };
  /** What is added to a lead belongs to whose the lead is, whoever adds it. */
  const ofLead = (row: Doc): Doc => ({
    ...row,
    tenantId: store.get('hems/lead', officeText(row.leadsId))?.tenantId ?? row.tenantId,
  });
  const onlyAuthor = (before: Doc, { incoming }: Pick<Draft, 'incoming'>): void => {
    if (before.createUserId && before.createUserId !== actorOf(incoming).user.id)
      throw new Refusal(backTexts.notAuthor);
  };
  return {
    'hems/lead': {
      scope: ({ tenantId }, { tenant }) => Boolean(tenant.operator) || tenantId === tenant.id,
      present: (row) => ({
        ...row,
        id: row.id,
        deviceInspectionList: store.all('hems/device-inspection').filter(({ leadsId }) => leadsId === row.id),
      }),
      serials: { leadNo: 'L{yyyy}{0000}' },
      check: ({ row }, before) =>
        before && !mayMove(officeText(before.status), officeText(row.status))
          ? { status: { key: backTexts.statusBackwards } }
          : undefined,
      create: ({ row, incoming }) => ({
        ...row,
        tenantId: row.tenantId ?? actorOf(incoming).tenant.id,
        controllerSns: [],
        cusUserIds: [],
      }),
      acts: {
        bindInstaller: ({ values }) => ({ installerId: values.installerId }),
        unbindInstaller: () => ({ installerId: null }),
        bindController: ({ row, values }) => {
          if (isTaken(officeText(values.deviceSn), row.id)) throw new Refusal(backTexts.controllerTaken);
          const controllerSns = add(row.controllerSns, officeText(values.deviceSn));
          store.put('hems/lead', { ...row, controllerSns });
          moveIn(context, row.id);
          return { controllerSns };
        },
        unbindController: ({ row, values }) => ({
          controllerSns: remove(row.controllerSns, officeText(values.deviceSn)),
        }),
        bindSysUser: ({ values }) => ({ sysUserId: values.sysUserId }),
        unbindSysUser: () => ({ sysUserId: null }),
        bindCusUser: ({ row, values }) => ({ cusUserIds: add(row.cusUserIds, officeText(values.cusUserId)) }),
        unbindCusUser: ({ row, values }) => ({ cusUserIds: remove(row.cusUserIds, officeText(values.cusUserId)) }),
        tariffUsage: ({ row, values }) => {
          const usage = encodeFields(tariffUsage, values);
          store.put('hems lead tariffs', { ...usage, id: row.id });
          aiOffer(context, row, usage);
          return undefined;
        },
      },
    },
    'hems/lead-note': {
      check: (draft, before) => {
        if (before) onlyAuthor(before, draft);
        return undefined;
      },
      create: ({ row, incoming }) => ({ ...ofLead(row), createUserId: actorOf(incoming).user.id }),
      checkRemove: (row, incoming) => onlyAuthor(row, { incoming }),
    },
    'hems/ai-recommendation': {
      computed: { paybackYears: payback },
      create: ({ row, incoming }) => ({
        ...ofLead(row),
        source: incoming.path.endsWith('import') ? 'import' : 'manual',
        currencyCode: 'EUR',
      }),
    },
    'hems/device-inspection': {
      create: ({ row }) => ({
        ...ofLead(row),
        brandName: row.brandName ?? store.get('hems/brand', officeText(row.brandId))?.name ?? null,
      }),
    },
    'hems/controller-choice': {
      rows: () => store.all('hems/controller').map((row) => ({ ...row, id: officeText(row.deviceSn) })),
    },
    'hems/lead-customer': {
      rows: () => {
        const bound = new Set(store.all('hems/lead').flatMap(({ cusUserIds }) => idsOf(cusUserIds)));
        return store.all('hems/home-user').map((row) => ({ ...row, id: row.id, bound: bound.has(row.id) }));
      },
    },
  };
}
