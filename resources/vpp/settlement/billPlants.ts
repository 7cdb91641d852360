import { BulkFailure, forEachId } from '@/data/records/bulk';
import type { Id } from '@/schema';

/** What came of the bill of a plant: not asked yet, asked, made, or why it was not. */
export type BillOutcome = 'waiting' | 'making' | 'made' | Error;

const failureOf = (cause: unknown): Error => (cause instanceof Error ? cause : new Error(String(cause)));

/** Makes a bill for each plant, one call after the other, and tells of each how it stands. One that fails keeps none of the others; without a session the rest is not tried. */
export async function billPlants(plants: readonly Id[], bill: (plant: Id) => Promise<unknown>, tell: (plant: Id, outcome: BillOutcome) => void): Promise<void> {
  for (const plant of plants) tell(plant, 'waiting');
  try {
    await forEachId(plants, async (plant) => {
      tell(plant, 'making');
      await bill(plant);
      tell(plant, 'made');
    });
  } catch (cause) {
    const failed = cause instanceof BulkFailure ? cause.failed : plants.map((id) => ({ id, error: failureOf(cause) }));
    for (const { id, error } of failed) tell(id, error);
  }
}
