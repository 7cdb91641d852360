import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useLocale } from 'react-admin';
import { useResource } from '@/data/registry/ResourceContext';
import type { ConsoleDataProvider } from '@/data/records/consoleDataProvider';
import { titleIn } from '@/fields/reference/titleIn';
import { useTarget } from '@/fields/reference/useTarget';
import type { Id } from '@/schema';
import type { BillDraft } from './billDraft';
import { billPlants, type BillOutcome } from './billPlants';

/** More plants than a customer, and more resources than a plant has. */
const MOST = 500;

/** Bills of several plants: made one after the other by the call that makes one, each told as it comes; those that failed can be made again. */
export function useSeveralBills(draft: BillDraft) {
  const { path } = useResource();
  const provider = useDataProvider<ConsoleDataProvider>();
  const client = useQueryClient();
  const locale = useLocale() ?? 'en';
  const [plants, resources] = [useTarget('vpp/plant').resource, useTarget('vpp/resource').resource];
  const [outcomes, setOutcomes] = useState<ReadonlyMap<Id, BillOutcome>>(new Map());
  const [names, setNames] = useState<ReadonlyMap<Id, string>>(new Map());
  const bill = async (plant: Id, name: string) => {
    const { data: own } = await provider.options(resources, { filter: { vppId: plant }, limit: MOST, quiet: true });
    const { month: _, vppIds: __, ...common } = draft;
    const billName = `${name} ${String(draft.startDate).slice(0, 7)}`;
    await provider.create(path, { data: { ...common, billName, resourceIds: own.map(({ id }) => id) }, meta: { quiet: true } });
  };
  const run = useMutation({
    mutationFn: async (ids: readonly Id[]) => {
      // asked as they are chosen from: who makes bills may have no page of plants
      const { data } = await provider.options(plants, { limit: MOST, quiet: true });
      const found = new Map(data.map((plant) => [plant.id, titleIn(plant, locale)]));
      setNames(found);
      await billPlants(
        ids,
        async (id) => bill(id, found.get(id) ?? id),
        (id, outcome) => setOutcomes((now) => new Map(now).set(id, outcome)),
      );
    },
    onSettled: () => void client.invalidateQueries({ queryKey: [path] }),
  });
  const all = [...outcomes];
  return {
    run,
    rows: all.map(([id, outcome]) => ({ id, name: names.get(id) ?? id, outcome })),
    made: all.filter(([, outcome]) => outcome === 'made').length,
    failed: all.flatMap(([id, outcome]) => (outcome instanceof Error ? [id] : [])),
  };
}
