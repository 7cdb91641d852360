import { createSimulator } from '../../../energy/simulator';

/** The one simulator behind every figure of every page; what it answers depends on site and day alone. */
export const simulator = createSimulator();
