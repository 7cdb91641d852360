import { readUserMemory } from '@/access/internal';
import { useUserMemory } from '@/widgets/internal';

/** Address of the overview. It belongs to no menu: whoever has a platform has it. */
export const OVERVIEW = '/overview';

const KEY = 'startsAtOverview';
const isOn = (stored: unknown): boolean => stored === true;

/** Whether the console of this user opens with the overview instead of the page left last. */
export const startsAtOverview = (): boolean => isOn(readUserMemory(KEY));

export const useStartsHere = () => useUserMemory(KEY, isOn);
