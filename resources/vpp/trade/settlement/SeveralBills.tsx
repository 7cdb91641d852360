import { useDataProvider, useLocale, useTranslate } from 'react-admin';
import { EachDialog, type Named } from '@/crud';
import type { ActionProps } from '@/crud/views';
import { type ConsoleDataProvider, useResource } from '@/data';
import { titleIn, useTarget } from '@/fields';
import type { CustomBill } from '@schemas/vpp/trade/custom-bill';
import { FIELDS, withValue, type BillDraft } from './billDraft';

const OPENED: BillDraft = { taxRate: 6, excluded: true };
/** More plants than a customer, and more resources than a plant has. */
const MOST = 500;

/**
 * Bills for several plants, of a month or of days of their own, made one after the other by the call that makes one.
 */
export function SeveralBills({ close }: ActionProps<CustomBill>) {
  const { scope, path } = useResource();
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const provider = useDataProvider<ConsoleDataProvider>();
  const [plants, resources] = [useTarget('vpp/plant').resource, useTarget('vpp/resource').resource];
  // asked as they are chosen from: who makes bills may have no page of plants
  const over = async ({ vppIds }: BillDraft): Promise<Named[]> => {
    const { data } = await provider.options(plants, { limit: MOST, quiet: true });
    const names = new Map(data.map((plant) => [plant.id, titleIn(plant, locale)]));
    return (Array.isArray(vppIds) ? vppIds.map(String) : []).map((id) => ({ id, name: names.get(id) ?? id }));
  };
  const work = async ({ id, name }: Named, { month: _, vppIds: __, ...common }: BillDraft) => {
    const { data: own } = await provider.options(resources, { filter: { vppId: id }, limit: MOST, quiet: true });
    const billName = `${name} ${String(common.startDate).slice(0, 7)}`;
    await provider.create(path, {
      data: { ...common, billName, resourceIds: own.map((one) => one.id) },
      meta: { quiet: true },
    });
  };
  const title = translate(`${scope}.actions.generateSeveral.label`);
  return (
    <EachDialog
      title={title}
      texts="vppTrade.several"
      fields={FIELDS}
      opened={OPENED}
      change={withValue}
      over={over}
      work={work}
      close={close}
    />
  );
}
