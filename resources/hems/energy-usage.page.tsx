import { HomePage } from './shell/HomePage';
import { UsageBoard } from './usage/UsageBoard';

/** Energy usage of a home (spec 02 §2). */
export default function EnergyUsagePage() {
  return (
    <HomePage page="hems/energy-usage">
      <UsageBoard />
    </HomePage>
  );
}
